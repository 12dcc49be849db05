/** Non-HDL cholesterol, mg/dL, of total and HDL cholesterol (mg/dL): all that can settle in a vessel wall. Needs no fasting. */
export const nonHdlCholesterol = (totalMgdl: number, hdlMgdl: number): number => totalMgdl - hdlMgdl;
