/** Address of the file of reference foods, set by the build. It changes with the foods, so browsers can cache it forever. */
export const FOOD_FILE: string = '/no-food-file';
