/** Events that a webhook can report, with their display names. */
export const WEBHOOK_EVENTS = {
  'meal.logged': { name: 'Meal logged', text: 'Foods and energy in each meal you save' },
  'goal.reached': {
    name: 'Goal reached',
    text: 'When a member reaches the day’s water, protein or fiber goal or finishes a fast',
  },
  'reminder.due': { name: 'Reminder', text: 'When a reminder is sent because something is still due' },
  'import.finished': { name: 'Import finished', text: 'How many records were added' },
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_KEYS = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export const MAX_WEBHOOKS = 10;
