import type { SubjectFacts } from '#domain/coach/subjects/subject-facts.ts';

const WEARABLE_SLEEP =
  'Wearables are good at telling whether you’re asleep, but only fair at telling the stages apart. Compare your own nights on the same device.';
const STAGES_NORMAL =
  'There’s no target for sleep stages. They vary from night to night, with age and between devices, so compare each night with your own average.';
const BETTER_STAGES =
  'You can’t train a stage directly. Get enough sleep, keep a regular schedule, skip alcohol, and keep the room cool and dark.';

/** What figures of sleep mean, by metric. */
export const SLEEP_FACTS: Readonly<Record<string, SubjectFacts>> = {
  sleepMinutes: {
    is: 'Sleep time is how long you actually slept, not counting time awake.',
    why: 'Sleep restores attention, mood, immunity and blood sugar control. Too little sleep, night after night, makes you hungrier and raises your risk of heart disease.',
    normal: 'Most adults need 7 to 9 hours. People 65 and older need 7 to 8.',
    high: 'A long night now and then is fine. If you regularly sleep far more than you used to and still feel tired, tell your doctor.',
    low: 'The usual reasons are a late bedtime, caffeine, alcohol, stress, screens, noise and a warm room.',
    measure: 'Enter when you went to bed and got up, or import your nights from a wearable.',
    accuracy: WEARABLE_SLEEP,
  },
  deepSleepMinutes: {
    is: 'Deep sleep is the stage that’s hardest to wake from. Most of it comes in the first half of the night.',
    why: 'It’s when your body recovers most: it releases growth hormone, and your brain stores memories.',
    normal: STAGES_NORMAL,
    high: 'You often get more deep sleep after a hard workout or a night of too little sleep.',
    low: 'You get less of it with age, in a warm room, or when you’re stressed or sleep poorly.',
    up: BETTER_STAGES,
    measure: 'Only a sleep lab can measure it exactly. Wearables estimate it from movement and pulse.',
    accuracy: WEARABLE_SLEEP,
  },
  remSleepMinutes: {
    is: 'REM sleep is the stage when your eyes move rapidly and you dream the most. Most of it comes toward morning.',
    why: 'It helps with memory, learning and mood.',
    normal: STAGES_NORMAL,
    high: 'You often get more REM sleep after nights with too little of it.',
    low: 'You get less REM if you drink alcohol, get up early, sleep too little or take certain antidepressants.',
    up: BETTER_STAGES,
    measure: 'Only a sleep lab can measure it exactly. Wearables estimate it from movement and pulse.',
    accuracy: WEARABLE_SLEEP,
  },
  lightSleepMinutes: {
    is: 'Light sleep is the stage between waking and deep sleep. It makes up the largest part of a normal night.',
    why: 'It’s normal sleep that your body needs, not wasted time.',
    normal: STAGES_NORMAL,
    high: 'A lot of light sleep can mean a restless night.',
    low: 'It isn’t a problem if you get enough sleep.',
    up: BETTER_STAGES,
    accuracy: WEARABLE_SLEEP,
  },
  awakeMinutes: {
    is: 'Time awake is how long you were awake between falling asleep and getting up.',
    why: 'The longer you’re awake during the night, the less restful your sleep.',
    normal: 'Waking up a few times a night is normal, and you won’t remember most of those moments.',
    high: 'Alcohol, stress, noise, heat, a full bladder, pain and sleep apnea keep people awake.',
    low: 'A low number is a good sign.',
    accuracy: WEARABLE_SLEEP,
  },
  sleepEfficiencyPercent: {
    is: 'Sleep efficiency is the percentage of your time in bed that you spend asleep.',
    why: 'A low value means you lie awake a lot, which makes sleep less restful.',
    normal: '85% or higher is typical of healthy sleepers.',
    high: 'A high value is good. If it’s always near 100% and you’re tired, you may need more time in bed.',
    low: 'Going to bed before you’re sleepy, lingering in bed, stress, alcohol and noise all lower it.',
    up: 'Go to bed only when you’re sleepy, get out of bed if you can’t sleep, and get up at the same time every day.',
    accuracy: WEARABLE_SLEEP,
  },
  sleepRegularity: {
    is: 'Sleep regularity compares when you’re asleep on consecutive days. A score of 100 means exactly the same times every day.',
    why: 'In large studies, people with regular sleep lived longer. In one of them, regularity mattered more than duration.',
    normal: 'The closer to 100, the better.',
    low: 'Late weekend nights, shift work and naps lower it.',
    high: 'A high value is good.',
    up: 'Get up at the same time every day, weekends included. Your bedtime will follow.',
  },
  sleepLatencyMinutes: {
    better: 'down',
    is: 'Sleep latency is how long it takes you to fall asleep.',
    why: 'It shows whether you’re going to bed at the right time and feeling relaxed enough.',
    normal: 'Up to about 30 minutes is normal.',
    high: 'It takes longer after late caffeine, screens or naps, when you’re stressed, or if you go to bed too early.',
    low: 'If you fall asleep the moment you lie down, you may be sleeping too little.',
    down: 'Get up at the same time every day, skip caffeine later in the day, and go to bed only when you’re sleepy.',
  },
  sleepScore: {
    is: 'The sleep score rates a night by how long you slept compared with how much sleep you need, how efficiently you slept, and how regular your schedule is.',
    why: 'It sums up a night in one number, so you can see what helps.',
    normal: 'A score of 85 or higher is excellent, 70 or higher is good, and 55 or higher is fair.',
    low: 'It’s lower if you sleep too little, are awake a lot or keep irregular hours.',
    high: 'A high score is good.',
    accuracy: 'It’s as accurate as the times you enter or your device records. The scale is our own.',
  },
};
