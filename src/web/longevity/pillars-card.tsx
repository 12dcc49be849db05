import { UnstyledButton } from '@mantine/core';
import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import type { LongevityDay, LongevityPillar } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { PILLARS, type PillarKey } from '#domain/longevity/pillar.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { inputName, inputText } from './figure-words.ts';
import classes from './longevity.module.css';
import { PillarAudit } from './pillar-audit.tsx';
import { coverageText, INPUT_NAMES, MISSING, PILLAR_WORDS, restText } from './pillar-words.ts';
import { actionWords, pointsText } from './action-words.ts';

interface PillarsCardProps {
  readonly day: LongevityDay;
  readonly system: UnitSystem;
  readonly today: string;
}

/** The pillar's most important figure: the one with the largest weight. */
function mainFigure(pillar: LongevityPillar, system: UnitSystem, day: LongevityDay): string {
  const [main] = pillar.inputs.toSorted((one, other) => other.share - one.share);
  if (pillar.key === 'blood' && pillar.inputs.length > 0)
    return `${pillar.inputs.length} ${pillar.inputs.length === 1 ? 'marker' : 'markers'}`;
  return main ? `${inputName(main)}: ${inputText(main, system, day.essentials)}` : '';
}

/** What would raise it, or make it known. */
function nextStep(pillar: LongevityPillar): string {
  const { actions, missing, neutral, score } = pillar;
  if (neutral) return '';
  const [action] = actions;
  const [unknown] = missing;
  if (score !== null && action) return `${actionWords(action).title} (${pointsText(action.points)})`;
  if (!unknown) return restText(pillar);
  return `${unknown === 'marker' ? 'Blood markers' : INPUT_NAMES[unknown]}: ${MISSING[unknown].text}`;
}

function Row({
  pillar,
  day,
  system,
  onOpen,
}: Omit<PillarsCardProps, 'today'> & { readonly pillar: LongevityPillar; readonly onOpen: () => void }) {
  const { score, neutral } = pillar;
  const isScored = score !== null && neutral === null;
  const figure = mainFigure(pillar, system, day);
  const step = nextStep(pillar);
  return (
    <UnstyledButton className={classes.row} onClick={onOpen} aria-haspopup="dialog">
      <span className={classes.name}>{PILLAR_WORDS[pillar.key].name}</span>
      <span className={classes.end}>
        <span className={isScored ? classes.points : classes.unknown}>
          {isScored ? Math.round(score) : '–'}
        </span>
        <IconChevronRight size="1em" aria-hidden />
      </span>
      <span className={`${classes.bar} ${classes.wholeRow}`} aria-hidden>
        <span style={{ width: `${isScored ? score : 0}%`, opacity: 0.35 + 0.65 * pillar.coverage }} />
      </span>
      <span className={`${classes.facts} ${classes.wholeRow}`}>
        <span>{[figure, pillar.coverage < 1 && coverageText(pillar)].filter(Boolean).join(' · ')}</span>
      </span>
      {step && <span className={`${classes.facts} ${classes.wholeRow}`}>{step}</span>}
    </UnstyledButton>
  );
}

/** The eight pillars, each with its score and what would raise it; a tap opens all its inputs. */
export function PillarsCard({ day, system, today }: PillarsCardProps) {
  const [open, setOpen] = useState<PillarKey>();
  const opened = day.pillars.find(({ key }) => key === open);
  return (
    <Card title="Eight pillars" aside={`Based on ${day.pillarCount} of ${PILLARS.length}`}>
      <div className={classes.rows}>
        {day.pillars.map((pillar) => (
          <Row key={pillar.key} {...{ pillar, day, system }} onOpen={() => setOpen(pillar.key)} />
        ))}
      </div>
      <PillarAudit {...{ day, system, today }} pillar={opened} onClose={() => setOpen(undefined)} />
    </Card>
  );
}
