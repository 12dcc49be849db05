/** How the export describes a table: its file name and contents. */
export interface KindWords {
  readonly file: string;
  readonly about: string;
}

/** Descriptions of tables. A table without one is still exported, under its own name. */
export const KIND_WORDS: Readonly<Record<string, KindWords>> = {
  access_events: {
    file: 'sign-ins',
    about: 'Logins (including failed ones) and changes to your login methods in the last 90 days',
  },
  bio_age_answers: { file: 'bio-age-draft', about: 'Answers in your unfinished bio-age assessment' },
  bio_age_assessments: {
    file: 'bio-age',
    about: 'Finished bio-age assessments with their answers and results',
  },
  blood_panels: { file: 'blood-tests', about: 'Blood tests: date, lab, fasting' },
  blood_values: {
    file: 'blood-values',
    about: 'Blood test values as printed, with units and the lab’s ranges; panel_id identifies the test',
  },
  body_measurements: { file: 'weight', about: 'Weight, body fat, waist and hip' },
  coach_consents: { file: 'coach-consent', about: 'Whether you let an AI model write the coach’s answers' },
  coach_memories: { file: 'coach-memory', about: 'Whether the coach remembers what you ask it to' },
  conversations: { file: 'conversations', about: 'Conversations with the coach' },
  corrections: { file: 'corrections', about: 'Phrases learned from your corrections' },
  activity_days: { file: 'activity-days', about: 'Daily steps, active minutes and other totals' },
  cups: { file: 'cups', about: 'Your cups' },
  day_states: { file: 'day-states', about: 'Days you marked complete, partial or fasted' },
  demo_restores: { file: 'demo-restores', about: 'When the demo account was last restored' },
  dismissed_suggestions: { file: 'dismissed-suggestions', about: 'Supplement suggestions you dismissed' },
  drinks: { file: 'drinks', about: 'Drinks and the water in them' },
  experiments: {
    file: 'experiments',
    about: 'Your experiments: question, first day, order of conditions',
  },
  experiment_days: {
    file: 'experiment-days',
    about:
      'Whether you said you followed the day’s plan; experiment_id shows which experiment each belongs to',
  },
  exchanges: {
    file: 'coach-questions',
    about:
      'Your questions for the coach and its answers; conversation_id shows which conversation each belongs to',
  },
  fasting_screenings: { file: 'fasting-questions', about: 'Your answers to the fasting safety questions' },
  fasts: { file: 'fasts', about: 'Fasts' },
  feature_days: {
    file: 'features-used',
    about: 'Features you used, by day (UTC)',
  },
  food_preferences: { file: 'dietary-preferences', about: 'Allergies, dislikes and cuisines' },
  glucose_imports: { file: 'glucose-imports', about: 'Sensor files you imported' },
  glucose_readings: { file: 'glucose', about: 'Glucose readings, entered manually or from sensors' },
  goal_plans: { file: 'goals', about: 'Daily targets, each in effect until the next one starts' },
  goal_settings: { file: 'goal-settings', about: 'Water and sleep targets, fasting plan and conditions' },
  health_profiles: {
    file: 'health-profile',
    about: 'Medications, conditions and the rest of the health profile',
  },
  hrv_readings: { file: 'heart-rate-variability', about: 'Heart rate variability (RMSSD)' },
  import_rows: { file: 'imported-rows', about: 'Which import each row came from' },
  imports: { file: 'imports', about: 'Files you imported' },
  ketone_readings: { file: 'ketones', about: 'Ketones: blood in mmol/L, breath in ppm, urine in mg/dL' },
  longevity_scores: {
    file: 'longevity-scores',
    about: 'Daily longevity scores with their inputs',
  },
  meal_items: {
    file: 'meal-items',
    about: 'Foods in your meals with their nutrients; meal_id identifies the meal',
  },
  meals: { file: 'meals', about: 'Meals' },
  member_activity: { file: 'last-active', about: 'The last day (UTC) you used the app' },
  model_answers: { file: 'model-answers', about: 'AI analyses of your text and photos' },
  other_sleeps: {
    file: 'sleep-of-other-sources',
    about: 'Duplicate nights from other sources',
  },
  other_workouts: {
    file: 'workouts-of-other-sources',
    about: 'Duplicate workouts from other sources',
  },
  own_foods: { file: 'own-foods', about: 'Your custom foods and recipes' },
  own_supplements: { file: 'supplements', about: 'Supplements you take' },
  photos: {
    file: 'photos',
    about: 'List of your photos; the files are in the photos folder, named by ID',
  },
  plan_uses: { file: 'plan-uses', about: 'Your daily use of features with a plan limit' },
  profiles: { file: 'profile', about: 'Your profile' },
  reminder_plans: { file: 'reminder-settings', about: 'Your reminder settings' },
  remembered_facts: { file: 'coach-facts', about: 'What you asked the coach to remember' },
  reminders: { file: 'reminders', about: 'Retest reminders' },
  saved_meals: { file: 'saved-meals', about: 'Your saved meals' },
  sleeps: { file: 'sleep', about: 'Nights and naps' },
  stress_check_ins: { file: 'stress-check-ins', about: 'Stress check-ins' },
  stress_questionnaires: { file: 'stress-questionnaires', about: 'Stress questionnaires' },
  supplement_takes: { file: 'supplements-taken', about: 'Supplements you took' },
  vital_readings: {
    file: 'vitals',
    about: 'Blood pressure, resting heart rate, temperature, oxygen saturation',
  },
  total_source_orders: { file: 'source-order', about: 'The order you set for step sources' },
  vo2max_readings: { file: 'vo2max', about: 'VO2 max' },
  workouts: { file: 'workouts', about: 'Workouts' },
};

/** The description of a table; its name if there is none yet. */
export const wordsOfKind = (table: string): KindWords =>
  KIND_WORDS[table] ?? { file: table.replaceAll('_', '-'), about: 'Other data stored about you' };
