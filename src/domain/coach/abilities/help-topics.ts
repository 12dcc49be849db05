import { DELETION_GRACE_DAYS } from '#domain/account/deletion.ts';
import { reply, type Reply } from '#domain/coach/reply.ts';
import type { ScreenName } from '#domain/screens/screens.ts';

/** How to do something in the product. */
export interface HelpTopic {
  readonly signs: RegExp;
  readonly title: string;
  readonly text: string;
  readonly link: readonly [name: string, screen: ScreenName];
}

export const HELP_TOPICS: readonly HelpTopic[] = [
  {
    signs:
      /^(?!.*\b(?:goal|target|log|add|enter|record|track)\b).*\b(?:change|switch|use|show|see|want|set|turn|get)\b.*\b(?:units|metric|imperial|pounds|lbs?|kilograms|kgs?|kilos|ounces|stones?|mmol)\b/,
    title: 'Units',
    text: 'Choose metric or imperial units in Settings. Everything you’ve logged appears in those units, and you can still use either system when you write to me.',
    link: ['Settings', 'profileSettings'],
  },
  {
    signs: /\b(?:log|add|enter|record|track)\b.*\b(?:meal|food|breakfast|lunch|dinner|snack|what i ate|eat)/,
    title: 'Log a meal',
    text: 'Tap Log, then type or say what you ate, such as “2 eggs, whole wheat toast,” or take a photo. Check the amounts and confirm. You can also tell me, “Log 2 eggs and toast.”',
    link: ['Describe a meal', 'describe'],
  },
  {
    signs: /^(?!.*\b(?:dexa|mri|ct|bone|body)\b).*\b(?:scan|barcode|photo|picture|camera|label)/,
    title: 'Scan or photograph food',
    text: 'Open Scan food to photograph a meal, a barcode or a nutrition label.',
    link: ['Scan food', 'scan'],
  },
  {
    signs: /\b(?:recipe|own food|custom food)/,
    title: 'Recipes and custom foods',
    text: 'Under My foods, you can add a food from its label or a recipe from its ingredients. Both then appear in search.',
    link: ['My foods', 'foods'],
  },
  {
    signs: /\b(?:repeat|copy|again|saved? (?:meal|food)|favorite|favourite)/,
    title: 'Log a meal again',
    text: 'Recent meals lists what you’ve eaten lately. Tap a meal to log it again. To keep it in Saved foods, give it a name and save it.',
    link: ['Recent meals', 'recentMeals'],
  },
  {
    signs: /\b(?:water|drink|hydrat)/,
    title: 'Log water',
    text: 'Tap a cup on the water screen or the dashboard tile, or tell me, “Add a glass of water.”',
    link: ['Water', 'water'],
  },
  {
    // "Fast" at the end of another question is an adverb.
    signs: /\bfasting\b|\b(?:a|my|the|hour|h) fasts?\b|\b(?:start|end|log|track|break) (?:\w+ )?fast\b/,
    title: 'Fasting timer',
    text: 'Start and end fasts on the fasting screen. Before your first fast, you’ll answer a few health questions. You can also tell me, “Start a 16-hour fast.”',
    link: ['Fasting', 'fasting'],
  },
  {
    signs: /\b(?:weigh|weight|body fat|bf|waist|dexa|body scan)/,
    title: 'Log your weight',
    text: 'Add a weigh-in on the weight screen, or tell me, “Log weight 157 lb.” The trend smooths out daily swings.',
    link: ['Weight', 'weight'],
  },
  {
    signs: /\b(?:sleep|nap|bedtime)/,
    title: 'Log sleep',
    text: 'On the sleep screen, enter when you went to bed and got up, or import your sleep from another app.',
    link: ['Sleep', 'sleep'],
  },
  {
    signs: /\b(?:goal|target|calorie limit|macro)/,
    title: 'Update your goals',
    text: 'Tap Update goals to see each target, the reason for it, and what changes when you adjust it. If a target is unsafe, you’ll see why.',
    link: ['Update goals', 'updateGoals'],
  },
  {
    signs: /\b(?:blood|lab|panel|marker|test result)/,
    title: 'Blood tests',
    text: 'Blood tests shows every panel, and tapping a marker shows its history. To add a panel, import a PDF, FHIR or CSV report, or type the values in. You’ll see a range and a trend for each value.',
    link: ['Blood tests', 'bloodTests'],
  },
  {
    signs: /\b(?:glucose|cgm|sensor|libre|dexcom|ketone)/,
    title: 'Glucose and ketones',
    text: 'Import your sensor’s file, or add readings manually, on the glucose screen. You can also tell me a reading: “Log glucose 104.”',
    link: ['Glucose Tracker', 'glucose'],
  },
  {
    signs: /\b(?:import|sync|connect|fitbit|garmin|apple|google|oura|whoop|strava|myfitnesspal|cronometer)/,
    title: 'Import from other apps',
    text: 'Under Integrations, import a file from another app. You’ll see what we found before anything is saved. If another app asks for an access token, create one under Integrations.',
    link: ['Integrations', 'integrations'],
  },
  {
    signs: /\b(?:trends?|charts?|graphs?|history|progress|averages|statistics|stats)\b/,
    title: 'See your trends',
    text: 'Reports shows averages and trends for everything you log. Each tracker’s screen has its own chart.',
    link: ['Reports', 'reports'],
  },
  {
    signs: /\b(?:export|download|backup|take my data)/,
    title: 'Export your data',
    text: 'In Settings, you can download everything you’ve logged as files you can open anywhere.',
    link: ['Settings', 'profileSettings'],
  },
  {
    signs: /\b(?:delete|erase|close|cancel)\b.*\b(?:account|profile|data)/,
    title: 'Delete your account',
    text: `You can delete your account in Settings. You’ll have ${DELETION_GRACE_DAYS} days to change your mind.`,
    link: ['Settings', 'profileSettings'],
  },
  {
    signs: /\b(?:allerg|diet|dislike|vegan|vegetarian|cuisine)/,
    title: 'Diet and allergies',
    text: 'Set your diet, allergies, dislikes and cuisines in Dietary preferences. Foods that don’t fit are flagged, and my suggestions leave them out.',
    link: ['Dietary preferences', 'dietaryPreferences'],
  },
  {
    signs: /\b(?:password|passkey|two.factor|second factor|2fa|session|log ?out)/,
    title: 'Security',
    text: 'Manage your password, passkeys, two-factor authentication and logged-in devices in Security.',
    link: ['Security', 'security'],
  },
  {
    signs:
      /\b(?:units?|metric|imperial|pounds|kilograms|time ?zone|e-?mail|name|language|birthday|birth ?date|date of birth)\b|\b(?:change|update|correct|edit|set|fix)\b.*\b(?:my )?(?:age|height|sex|gender)$/,
    title: 'Units, time zone and personal details',
    text: 'Change your units, time zone, email and personal details in Settings.',
    link: ['Settings', 'profileSettings'],
  },
  {
    signs: /\b(?:supplement|vitamin pill|pills?|tablets|meds|medicine|medication)/,
    title: 'Supplements and medications',
    text: 'The supplements screen makes suggestions based on your data and checks them against your medications. For questions about a medication, ask your pharmacist.',
    link: ['Supplements', 'supplements'],
  },
];

/** Help for the topic a question mentions; undefined if none fits. */
export function helpReply(words: string): Reply | undefined {
  const topic = HELP_TOPICS.find(({ signs }) => signs.test(words));
  return (
    topic &&
    reply({
      kind: 'advice',
      title: topic.title,
      paragraphs: [topic.text],
      links: [{ name: topic.link[0], screen: topic.link[1] }],
    })
  );
}
