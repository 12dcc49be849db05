/** Fever and usual range in adults: MedlinePlus, articles 003090 and 001982. */
export const FEVER_C = 38;
export const USUAL_C = [36.1, 37.2] as const;
/** Healthy people's oxygen saturation: O’Driscoll 2017, doi:10.1136/thoraxjnl-2016-209729. */
export const USUAL_OXYGEN_PERCENT = 95;

export const NORMAL_TEMPERATURE = `Most adults are between 97 and 99 °F (${USUAL_C[0]} and ${USUAL_C[1]} °C). A fever starts at 100.4 °F (${FEVER_C} °C).`;
export const NORMAL_OXYGEN = `At sea level, ${USUAL_OXYGEN_PERCENT}% or higher is normal. It’s lower at altitude and with some lung diseases.`;
