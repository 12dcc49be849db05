/** Events that a webhook can report, with their display names. */
export const WEBHOOK_EVENTS = {
  'meal.logged': { name: 'Meal logged', text: 'Foods and calories in each meal you log' },
  'goal.reached': {
    name: 'Goal reached',
    text: 'When you reach your daily water, protein or fiber target, or finish a fast',
  },
  'reminder.due': { name: 'Reminder', text: 'When one of your reminders is sent' },
  'import.finished': { name: 'Import finished', text: 'How many records were added' },
} as const;

export type WebhookEvent = keyof typeof WEBHOOK_EVENTS;

export const WEBHOOK_EVENT_KEYS = Object.keys(WEBHOOK_EVENTS) as [WebhookEvent, ...WebhookEvent[]];

export const MAX_WEBHOOKS = 10;
