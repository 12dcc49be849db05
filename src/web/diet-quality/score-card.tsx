import { Stack, Text } from '@mantine/core';
import type { DietQualityAnswer } from '#contract/diet-quality.ts';
import { MIN_DAYS, MIN_KNOWN_PERCENT } from '#domain/diet-quality/assess-hei.ts';
import { CLOSE, heiBand, PART_WAY } from '#domain/diet-quality/hei-band.ts';
import { countText, formatKcal } from '#web/lib/format.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Figure } from '#web/ui/layout/figure.tsx';
import { AuditButton } from './audit-button.tsx';
import { COMPONENT_WORDS } from '#domain/diet-quality/words/component-words.ts';
import classes from './diet-quality.module.css';

const BANDS = {
  close: 'Your diet comes close to meeting the dietary guidelines.',
  'part-way': 'Your diet partly meets the dietary guidelines.',
  far: 'Your diet is far from meeting the dietary guidelines.',
} as const;

type Known = Extract<DietQualityAnswer['hei'], { kind: 'known' }>;
type Refused = Extract<DietQualityAnswer['hei'], { kind: 'refused' }>;

/** The score on its scale with the range as a paler band. */
function Scale({ score, low, high }: Pick<Known, 'score' | 'low' | 'high'>) {
  return (
    <div aria-hidden>
      <div className={classes.scale}>
        <div className={classes.range} style={{ left: `${low}%`, width: `${high - low}%` }} />
        {[PART_WAY, CLOSE].map((edge) => (
          <div key={edge} className={classes.edge} style={{ left: `${edge}%` }} />
        ))}
        <div className={classes.score} style={{ left: `${score}%` }} />
      </div>
      <div className={classes.bands}>
        {[0, PART_WAY, CLOSE, 100].map((edge) => (
          <span key={edge} style={{ left: `${edge}%` }}>
            {edge}
          </span>
        ))}
      </div>
    </div>
  );
}

interface ScoreCardProps {
  readonly diet: DietQualityAnswer;
  readonly onAudit: (audited: 'hei' | 'index') => void;
}

function Score({
  hei,
  countedDays,
  onAudit,
}: { readonly hei: Known; readonly countedDays: number } & Pick<ScoreCardProps, 'onAudit'>) {
  const [score, low, high] = [hei.score, hei.low, hei.high].map(Math.round) as [number, number, number];
  return (
    <Stack gap="md">
      <Figure size="hero" value={String(score)} unit={`out of 100, between ${low} and ${high}`} />
      <Scale {...hei} />
      <Text>{BANDS[heiBand(hei.score)]}</Text>
      <Text size="sm" c="dimmed">
        Based on {countText(countedDays, 'complete day')} in the last 28 days. It’s an estimate, because we
        don’t know exactly what dishes are made of or how much you ate. The range shows how much that could
        change the score for these days.
        {countedDays < 7 && ' A full week of complete days will give you a better estimate.'}
      </Text>
      <AuditButton of="Healthy Eating Index" onOpen={() => onAudit('hei')} />
    </Stack>
  );
}

/** Why there is no score, and what it needs. */
function NoScore({ hei, diet, onAudit }: { readonly hei: Refused } & ScoreCardProps) {
  const { unknownFoods, dietQualityIndex, countedDays } = diet;
  if (hei.reason === 'too-few-days') {
    return (
      <Text>
        {countText(countedDays, 'complete day')} so far. You need {MIN_DAYS} for a score.
      </Text>
    );
  }
  return (
    <Stack gap="sm">
      <Text>
        No score yet. Only {Math.round(hei.knownPercent ?? 0)}% of your calories come from foods with data on{' '}
        {hei.unknown.map((key) => COMPONENT_WORDS[key].name.toLowerCase()).join(', ')}. For a score, we need{' '}
        {MIN_KNOWN_PERCENT}%.
      </Text>
      {unknownFoods.length > 0 && (
        <Text size="sm" c="dimmed">
          Most of the calories we couldn’t classify came from{' '}
          {unknownFoods.map(({ name, energyKcal }) => `${name} (${formatKcal(energyKcal)} kcal)`).join(', ')}.
          Foods you scanned from a label can’t be classified, because labels don’t list food groups. Log foods
          from search instead.
        </Text>
      )}
      {dietQualityIndex !== null && (
        <>
          <Text size="sm">
            On a simpler index based on the foods we could classify, you score{' '}
            <b>{Math.round(dietQualityIndex)}</b> out of 100.
          </Text>
          <AuditButton of="Simpler index" onOpen={() => onAudit('index')} />
        </>
      )}
    </Stack>
  );
}

/** The Healthy Eating Index with its range, or why it isn't shown. */
export function ScoreCard({ diet, onAudit }: ScoreCardProps) {
  return (
    <Card title="Healthy Eating Index">
      {diet.hei.kind === 'known' ? (
        <Score hei={diet.hei} countedDays={diet.countedDays} onAudit={onAudit} />
      ) : (
        <NoScore hei={diet.hei} diet={diet} onAudit={onAudit} />
      )}
    </Card>
  );
}
