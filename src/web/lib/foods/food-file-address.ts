/** Where the file of the reference foods is. The build puts it here: the address changes with the foods, so that browsers keep it for good. */
export const FOOD_FILE: string = '/no-food-file';
