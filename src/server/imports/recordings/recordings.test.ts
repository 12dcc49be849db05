import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import { EMBEDDED } from '#server/db/testing.ts';
import { newId } from '#server/core/new-id.ts';
import { counted, importsFor } from '#server/imports/testing.ts';
import { idOf } from '#server/testing/accounts.ts';
import { opened } from '#server/testing/shared-resource.ts';
import { openTestApp, signUp, type Browser } from '#server/testing/test-app.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };

/** One night, as recorded by Oura, Fitbit and Apple Health. */
const OURA = JSON.stringify({
  data: [
    {
      day: '2026-11-12',
      type: 'long_sleep',
      bedtime_start: '2026-11-11T23:10:00+01:00',
      bedtime_end: '2026-11-12T06:50:00+01:00',
    },
  ],
});
const FITBIT = JSON.stringify([
  {
    logId: 1,
    dateOfSleep: '2026-11-12',
    startTime: '2026-11-11T23:00:00.000',
    endTime: '2026-11-12T07:00:00.000',
  },
]);
const APPLE = `<?xml version="1.0"?>\n<HealthData locale="en_US">\n
<Record type="HKCategoryTypeIdentifierSleepAnalysis" sourceName="Ada’s Phone" value="HKCategoryValueSleepAnalysisAsleepUnspecified" startDate="2026-11-11 22:50:00 +0100" endDate="2026-11-12 07:10:00 +0100"/>
<Workout workoutActivityType="HKWorkoutActivityTypeRunning" duration="41" durationUnit="min" sourceName="Ada’s Watch" startDate="2026-11-12 17:59:00 +0100" endDate="2026-11-12 18:40:00 +0100"/>
</HealthData>\n`;
const STRAVA = `Activity ID,Activity Date,Activity Name,Activity Type,Elapsed Time,Distance,Moving Time\n77,"Nov 12, 2026, 5:00:00 PM",Evening run,Run,2400,8100,2400\n`;

describe.each(EMBEDDED)('the same night or workout of two sources', (place) => {
  let nowMs = NOW;
  const app = opened(() => openTestApp(place, { now: () => nowMs }));
  let ada: Browser;
  let imports: ReturnType<typeof importsFor>;
  beforeEach(async () => {
    nowMs = NOW;
    const name = `Ada-${newId().slice(-12)}`;
    ada = await signUp(app, name, { timeZone: 'Europe/Berlin' });
    imports = importsFor(app, ada, await idOf(app, name));
  });
  const nights = async () => (await ada.api.sleep.list(NOVEMBER)).map(({ source }) => source);
  const runs = async () => (await ada.api.movement.workouts.list(NOVEMBER)).map(({ source }) => source);

  test('without an order, the source imported first is the first of the list too, however few nights it has', async () => {
    await imports.take(OURA, 'oura.json');
    const more = APPLE.replace(
      '</HealthData>',
      APPLE.split('\n')
        .find((line) => line.includes('Sleep'))
        ?.replaceAll('2026-11-1', '2026-11-0') ?? '',
    );
    nowMs += 60_000;
    await imports.take(`${more}</HealthData>\n`, 'export.xml');
    expect((await ada.api.sleep.sources.get()).sources).toEqual([
      { source: 'oura', days: 1 },
      { source: 'apple-health', days: 2 },
    ]);
    expect(await nights()).toContain('oura');
  });

  test('is one; Ada sees both sources, chooses which counts, and undo brings the other back', async () => {
    const first = await imports.take(APPLE, 'export.xml');
    const preview = await imports.preview(OURA, 'oura.json');
    expect(preview.plan?.kinds).toMatchObject([{ kind: 'sleep', added: 1, conflicts: 0, others: 1 }]);
    await ada.api.imports.start({ id: preview.id });
    await imports.run(preview.id);
    expect(await imports.at(preview.id)).toMatchObject({ addedCount: 1 });
    expect(await nights()).toEqual(['apple-health']);
    const ofBoth = [
      { source: 'apple-health', days: 1 },
      { source: 'oura', days: 1 },
    ];
    expect((await ada.api.sleep.sources.get()).sources).toEqual(ofBoth);

    const chosen = await ada.api.sleep.sources.put({ order: ['oura', 'apple-health'] });
    expect(chosen).toEqual({ order: ['oura', 'apple-health'], sources: ofBoth.toReversed() });
    expect(await nights()).toEqual(['oura']);
    const [sleep] = await ada.api.sleep.list(NOVEMBER);
    expect(sleep?.inBedAt).toBe('2026-11-11T22:10:00.000Z');

    for (const again of [APPLE, OURA])
      expect(Object.values(counted(await imports.preview(again))).flatMap(([added]) => added)).not.toContain(
        1,
      );
    await imports.undo(preview.id);
    expect(await nights()).toEqual(['apple-health']);
    await imports.undo(first.id);
    expect(await nights()).toEqual([]);
  });

  test('the same run from a watch and from Strava is one, with a source order separate from sleep', async () => {
    await imports.take(APPLE);
    const { id } = await imports.take(STRAVA, 'activities.csv');
    expect(await runs()).toEqual(['apple-health']);
    await ada.api.movement.workoutSources.put({ order: ['strava'] });
    expect(await runs()).toEqual(['strava']);
    expect((await ada.api.sleep.sources.get()).order).toEqual([]);
    await imports.undo(id);
    expect(await runs()).toEqual(['apple-health']);
  });

  test('the order applies to files imported later, and within an archive of several programs', async () => {
    await ada.api.sleep.sources.put({ order: ['oura'] });
    const both = zipSync({ 'Fitbit/sleep-2026-11-01.json': strToU8(FITBIT), 'oura.json': strToU8(OURA) });
    const { id } = await imports.take(new Uint8Array(both), 'both.zip');
    expect(await nights()).toEqual(['oura']);
    await imports.undo(id);
    expect((await ada.api.sleep.sources.get()).sources).toEqual([]);
    await imports.take(APPLE);
    await imports.take(OURA);
    expect(await nights()).toEqual(['oura']);
    expect(await imports.undo((await imports.take(FITBIT)).id)).toMatchObject({ step: 'undone' });
    expect(await nights()).toEqual(['oura']);
  });

  test('a night that Ada typed, corrected or deleted is never replaced', async () => {
    await imports.take(APPLE);
    const [night] = await ada.api.sleep.list(NOVEMBER);
    if (!night) throw new Error('There is one.');
    const { date: _date, source: _source, ...own } = night;
    await ada.api.sleep.put({ ...own, quality: 5 });
    await ada.api.sleep.sources.put({ order: ['oura', 'apple-health'] });
    const preview = await imports.preview(OURA);
    expect(preview.plan?.kinds).toMatchObject([{ kind: 'sleep', added: 0, conflicts: 1, others: 0 }]);
    expect(await nights()).toEqual(['manual']);

    const [run] = await ada.api.movement.workouts.list(NOVEMBER);
    await imports.take(STRAVA);
    await ada.api.movement.workouts.remove({ id: run?.id ?? '' });
    await ada.api.movement.workoutSources.put({ order: ['strava'] });
    expect(await runs()).toEqual([]);
  });
});
