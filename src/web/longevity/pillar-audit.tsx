import { Anchor, Button, Drawer, Stack, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import type { LongevityDay, LongevityInput, LongevityPillar } from '#contract/longevity.ts';
import type { UnitSystem } from '#domain/account/profile.ts';
import { isMarkerKey } from '#domain/blood/markers.ts';
import { paths } from '#web/lib/paths.ts';
import { Figure } from '#web/ui/layout/figure.tsx';
import { SourceLinks } from '#web/ui/source-links.tsx';
import { PlainList } from '#web/ui/lists/plain-list.tsx';
import { actionWords, pointsText } from './action-words.ts';
import { inputName, inputText, markerWeightText, originText, windowOf } from './figure-words.ts';
import classes from './longevity.module.css';
import { PILLAR_FORMULAS } from './pillar-formulas.ts';
import { coverageText, INPUT_NAMES, MISSING, NEUTRAL_TEXTS, PILLAR_WORDS, restText } from './pillar-words.ts';

interface PillarAuditProps {
  /** Undefined while closed. */
  readonly pillar: LongevityPillar | undefined;
  readonly day: LongevityDay;
  readonly system: UnitSystem;
  readonly today: string;
  readonly onClose: () => void;
}

const FIRST_ROWS = 12;

type PartProps = Omit<PillarAuditProps, 'pillar' | 'onClose'> & { readonly pillar: LongevityPillar };

/** Name of an input. A marker links to its page, which explains its points. */
function InputName({ input }: { readonly input: LongevityInput }) {
  const name = inputName(input);
  if (input.marker === null || !isMarkerKey(input.marker)) return <>{name}</>;
  return (
    <Anchor component={Link} to={paths.marker(input.marker)} inherit>
      {name}
    </Anchor>
  );
}

function Inputs({ pillar, day, system }: PartProps) {
  const [showsAll, setShowsAll] = useState(false);
  const inputs = pillar.inputs.toSorted(
    (one, other) => other.share * (100 - other.score) - one.share * (100 - one.score),
  );
  const shown = showsAll ? inputs : inputs.slice(0, FIRST_ROWS);
  if (inputs.length === 0) return null;
  const counts = pillar.key === 'sleep' ? 'nights' : 'days';
  const originOf = (input: LongevityInput) =>
    [
      originText(input, day.date, { counts, windowDays: windowOf(input.key) }),
      markerWeightText(input, day.date),
    ].filter(Boolean);
  return (
    <>
      <table className={classes.table}>
        <caption>Inputs, biggest possible gain first.</caption>
        <thead>
          <tr>
            <th scope="col">Input</th>
            <th scope="col" className={classes.number}>
              Points
            </th>
            <th scope="col" className={classes.number}>
              Share
            </th>
          </tr>
        </thead>
        <tbody>
          {shown.map((input) => (
            <tr key={`${input.key} ${input.marker ?? ''}`}>
              <th scope="row">
                <InputName input={input} />: {inputText(input, system, day.essentials)}
                <span className={classes.small}>{originOf(input).join('; ')}</span>
              </th>
              <td className={classes.number}>{Math.round(input.score)}</td>
              <td className={classes.number}>{Math.round(input.share * 100)}%</td>
            </tr>
          ))}
        </tbody>
      </table>
      {inputs.length > shown.length && (
        <Button variant="default" size="sm" onClick={() => setShowsAll(true)}>
          Show all {inputs.length}
        </Button>
      )}
    </>
  );
}

function Missing({ missing }: Pick<LongevityPillar, 'missing'>) {
  if (missing.length === 0) return null;
  return (
    <section>
      <Title order={3} mb="sm">
        Missing data
      </Title>
      <PlainList gap="sm">
        {missing.map((key) => (
          <li key={key} className={classes.item}>
            <span>
              {key === 'marker' ? 'Blood markers' : INPUT_NAMES[key]}: {MISSING[key].text}.
            </span>
            <Anchor component={Link} to={MISSING[key].to} size="sm">
              {MISSING[key].label}
            </Anchor>
          </li>
        ))}
      </PlainList>
    </section>
  );
}

const MAX_ACTIONS = 4;

function Actions({ pillar }: Pick<PartProps, 'pillar'>) {
  const { actions, score } = pillar;
  if (score === null) return null;
  return (
    <section>
      <Title order={3} mb="sm">
        Ways to improve
      </Title>
      {actions.length === 0 ? (
        <Text size="sm">{restText(pillar)}.</Text>
      ) : (
        <PlainList gap="sm">
          {actions.slice(0, MAX_ACTIONS).map((action) => {
            const { title, text } = actionWords(action);
            return (
              <li key={`${action.lever} ${action.marker ?? ''}`} className={classes.item}>
                <span>
                  {title}
                  <span className={classes.small}>{text}</span>
                </span>
                <span className={classes.points}>{pointsText(action.points)}</span>
              </li>
            );
          })}
        </PlainList>
      )}
    </section>
  );
}

function Body(props: PartProps) {
  const { pillar } = props;
  const { score, neutral, weight, coverage } = pillar;
  const { link } = PILLAR_WORDS[pillar.key];
  const { formula, coverage: known, sources } = PILLAR_FORMULAS[pillar.key];
  const isScored = score !== null && neutral === null;
  return (
    <Stack gap="lg">
      <div>
        <Figure size="hero" value={isScored ? score.toFixed(1) : '–'} unit="out of 100" />
        <Text size="sm" c="dimmed" mt="xs">
          {neutral
            ? NEUTRAL_TEXTS[neutral]
            : `${coverageText(pillar)}. This pillar’s weight is ${weight} out of 100${isScored ? `, and ${(weight * coverage).toFixed(1)} of that counts now` : ''}.`}
        </Text>
      </div>
      <Inputs {...props} />
      <Missing missing={neutral ? [] : pillar.missing} />
      {!neutral && <Actions pillar={pillar} />}
      <section>
        <Title order={3} mb="sm">
          How this is calculated
        </Title>
        <Text size="sm">{formula}</Text>
        <Text size="sm" c="dimmed" mt="sm">
          {known}
        </Text>
        <SourceLinks sources={sources} />
      </section>
      <Button component={Link} to={link.to}>
        {link.label}
      </Button>
    </Stack>
  );
}

/** Everything a pillar is based on: figures with dates, points and shares, missing inputs, formula and sources. */
export function PillarAudit({ pillar, onClose, ...rest }: PillarAuditProps) {
  return (
    <Drawer
      opened={pillar !== undefined}
      onClose={onClose}
      size="md"
      title={pillar ? PILLAR_WORDS[pillar.key].name : ''}
    >
      {pillar && <Body key={pillar.key} pillar={pillar} {...rest} />}
    </Drawer>
  );
}
