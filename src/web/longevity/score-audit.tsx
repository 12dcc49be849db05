import { Drawer, Stack, Text } from '@mantine/core';
import type { LongevityDay } from '#contract/longevity.ts';
import { shareShown } from '#domain/longevity/displayed-score.ts';
import {
  HEAVY_DRINKING_G,
  HEAVY_DRINKING_POINTS,
  NICOTINE_SHARE,
  UNKNOWN_RANGE,
} from '#domain/longevity/longevity-score.ts';
import {
  HALF_LIFE_DAYS,
  HIGH_CONFIDENCE,
  MEDIUM_CONFIDENCE,
  MIN_CONFIDENCE,
  MIN_PILLARS,
  PRIOR_SCORE,
  PRIOR_WEIGHT,
} from '#domain/longevity/tuning.ts';
import { daysBetween } from '#domain/time/local-date.ts';
import { formatDate } from '#web/lib/format.ts';
import { SourceLinks } from '#web/ui/source-links.tsx';
import classes from './longevity.module.css';
import { PILLAR_WORDS } from './pillar-words.ts';

const SOURCES = [
  { name: 'Life’s Essential 8: Lloyd-Jones 2022', url: 'https://doi.org/10.1161/CIR.0000000000001078' },
  { name: 'PhenoAge: Levine 2018', url: 'https://doi.org/10.18632/aging.101414' },
];

interface ScoreAuditProps {
  readonly day: LongevityDay;
  readonly opened: boolean;
  readonly onClose: () => void;
}

const tenth = (value: number): string => value.toFixed(1).replace('-', '−');

function PillarSum({ pillars }: Pick<LongevityDay, 'pillars'>) {
  return (
    <table className={classes.table}>
      <caption>How much each pillar counts: its weight times its coverage.</caption>
      <thead>
        <tr>
          <th scope="col">Pillar</th>
          <th scope="col" className={classes.number}>
            Score
          </th>
          <th scope="col" className={classes.number}>
            Weight
          </th>
          <th scope="col" className={classes.number}>
            Coverage
          </th>
          <th scope="col" className={classes.number}>
            Counted
          </th>
        </tr>
      </thead>
      <tbody>
        {pillars.map(({ key, score, weight, coverage, neutral }) => {
          const isCounted = score !== null && neutral === null;
          return (
            <tr key={key}>
              <th scope="row">{PILLAR_WORDS[key].name}</th>
              <td className={classes.number}>{isCounted ? tenth(score) : '–'}</td>
              <td className={classes.number}>{weight}</td>
              <td className={classes.number}>{isCounted ? `${Math.round(coverage * 100)}%` : '–'}</td>
              <td className={classes.number}>{isCounted ? tenth(weight * coverage) : '0'}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

const cellOf = (value: number | string | null): string =>
  value === null ? '–' : typeof value === 'string' ? value : value === 0 ? '0' : tenth(value);

function nicotineText(points: number): string {
  const rule = `${NICOTINE_SHARE} for each point the nicotine metric is below 100`;
  return points === 0 ? rule : `${rule}, now at ${Math.round(100 - points / NICOTINE_SHARE)}`;
}

/** The smoothing in figures: the last shown score, its date, and the share of the change since. */
function shownText({ shownBefore, scoreOfDay, date }: LongevityDay): string {
  const rule = `smoothed, so half of a change shows after ${HALF_LIFE_DAYS} days`;
  if (!shownBefore || scoreOfDay === null) return rule;
  const share = shareShown(daysBetween(shownBefore.date, date)).toFixed(3);
  return `${rule}. ${tenth(shownBefore.score)} on ${formatDate(shownBefore.date, date)}, and ${share} of the way to ${tenth(scoreOfDay)}`;
}

/** Steps from the average of the pillars to the shown score. */
function Steps({ day }: { readonly day: LongevityDay }) {
  const { mean, posterior, penalty, scoreOfDay, score, confidence, low, high } = day;
  const rows: readonly (readonly [string, string, number | string | null])[] = [
    ['Average of the pillars', 'weighted by how much each one counts', mean],
    [
      `Pulled toward ${PRIOR_SCORE}`,
      `(${tenth(confidence)} × average + ${PRIOR_WEIGHT} × ${PRIOR_SCORE}) ÷ ${tenth(confidence + PRIOR_WEIGHT)}, so sparse data looks neither good nor bad`,
      posterior,
    ],
    ['Nicotine', nicotineText(penalty.nicotine), -penalty.nicotine],
    [
      'Heavy drinking',
      `${HEAVY_DRINKING_POINTS} at ${HEAVY_DRINKING_G.male} g of alcohol a day or more for men, ${HEAVY_DRINKING_G.female} g for women`,
      -penalty.alcohol,
    ],
    ['Day’s score', 'never below 0', scoreOfDay],
    ['Your score', shownText(day), score],
    [
      'Range',
      `with all missing data counted as ${UNKNOWN_RANGE.low} or as ${UNKNOWN_RANGE.high}`,
      `${tenth(low)} to ${tenth(high)}`,
    ],
  ];
  return (
    <table className={classes.table}>
      <caption>How your pillars add up to your score.</caption>
      <tbody>
        {rows.map(([name, text, value]) => (
          <tr key={name}>
            <th scope="row">
              {name}
              <span className={classes.small}>{text}</span>
            </th>
            <td className={classes.number}>{cellOf(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The score step by step, with the day's figures. */
export function ScoreAudit({ day, opened, onClose }: ScoreAuditProps) {
  return (
    <Drawer opened={opened} onClose={onClose} size="lg" title="How the score is calculated">
      <Stack gap="lg">
        <PillarSum pillars={day.pillars} />
        <Steps day={day} />
        <Text size="sm" c="dimmed">
          Open a pillar to see its inputs and their dates. Confidence is the sum of the last column. Below{' '}
          {MIN_CONFIDENCE}, or with fewer than {MIN_PILLARS} pillars, we don’t show a score. Confidence is
          medium at {MEDIUM_CONFIDENCE} or more and high at {HIGH_CONFIDENCE} or more. We chose the weights
          (version {day.weightsVersion}). They don’t come from a study, but the metrics in each pillar are
          based on published research.
        </Text>
        <SourceLinks sources={SOURCES} />
      </Stack>
    </Drawer>
  );
}
