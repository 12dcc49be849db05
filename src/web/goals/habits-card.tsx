import type { Member } from '#contract/account/account.ts';
import type { GoalsInForce } from '#contract/goals/goals.ts';
import { sleepNeed } from '#domain/sleep/sleep-need.ts';
import { waterTargetOf } from '#web/lib/member/water-target.ts';
import { useMember } from '#web/lib/member.ts';
import { daySize, dayUnit } from '#web/lib/units/volume.ts';
import { PROTOCOL_NAMES } from '#web/lib/names/protocol-names.ts';
import { Card } from '#web/ui/card.tsx';
import { Steps, type Step } from '#web/ui/steps.tsx';

function stepsOf(goals: GoalsInForce, member: Member): readonly Step[] {
  const { waterMl, sleepHours, fastingProtocol } = goals.settings;
  const water = waterTargetOf(member, goals).targetMl;
  const need = sleepNeed(member.ageYears);
  return [
    {
      name: 'Water',
      value: water === undefined ? '–' : daySize(water, member.unitSystem),
      unit: water === undefined ? '' : dayUnit(member.unitSystem),
      why:
        waterMl === null
          ? water === undefined
            ? 'The formula has no target for you. Ask your clinician and set one manually'
            : 'By weight, age and sex, close to EFSA’s adequate intakes'
          : 'Set manually',
    },
    {
      name: 'Sleep',
      value: sleepHours === null ? `${need.least}–${need.most}` : String(sleepHours),
      unit: 'h',
      why: sleepHours === null ? 'What works for most people your age' : 'Set manually',
    },
    {
      name: 'Fasting',
      value: fastingProtocol === null ? 'No plan' : PROTOCOL_NAMES[fastingProtocol],
      unit: '',
    },
  ];
}

/** Targets other than food. */
export function HabitsCard({ goals }: { readonly goals: GoalsInForce }) {
  const { data: member } = useMember();
  return member ? (
    <Card title="Water, sleep and fasting">
      <Steps steps={stepsOf(goals, member)} />
    </Card>
  ) : null;
}
