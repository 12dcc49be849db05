/** Every address of the application. Screens never write one by hand. */
export const paths = {
  landing: () => '/',
  auth: (next?: string) => (next ? `/auth?next=${encodeURIComponent(next)}` : '/auth'),
  dashboard: (date?: string) => (date ? `/dashboard?date=${date}` : '/dashboard'),
  describe: (date?: string) => (date ? `/describe-food?date=${date}` : '/describe-food'),
  day: (date?: string) => (date ? `/meals/${date}` : '/meals'),
  /** Over the day in view. */
  editHere: (id: string) => `?edit=${id}`,
  goals: () => '/goals',
  more: () => '/more',
} as const;
