/** Every address of the application. Screens never write one by hand. */
export const paths = {
  landing: () => '/',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  dashboard: (date?: string) => (date ? `/dashboard?date=${date}` : '/dashboard'),
  describe: (date?: string) => (date ? `/describe-food?date=${date}` : '/describe-food'),
  day: (date?: string) => (date ? `/meals/${date}` : '/meals'),
  editMeal: (date: string, mealId: string) => `/meals/${date}?edit=${mealId}`,
  goals: () => '/goals',
  more: () => '/more',
} as const;
