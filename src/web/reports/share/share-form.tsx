import { Button, Checkbox, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { NewReportLink } from '#contract/reports/report-links.ts';
import { REPORT_SECTIONS } from '#domain/reports/report-metrics.ts';
import { SHARE_DAYS } from '#domain/reports/share-links.ts';
import { SECTION_NAMES } from '#domain/reports/shared-report.ts';
import { explain, fieldFaults } from '#web/lib/errors.ts';
import { uuidV7 } from '#web/lib/uuid.ts';
import { Choice } from '#web/ui/forms/choice.tsx';
import type { ReportChoice } from '#web/reports/report-view.ts';

const LIFETIMES = SHARE_DAYS.map((days) => ({
  value: String(days),
  label: days === 1 ? '1 day' : `${days} days`,
}));

interface ShareFormProps {
  readonly range: ReportChoice['range'];
  /** "October 2026", "the week of Oct 5". */
  readonly rangeText: string;
  readonly isBusy: boolean;
  /** Why it was refused last. */
  readonly error: unknown;
  readonly onShare: (link: NewReportLink) => void;
  readonly onCancel: () => void;
}

/** What to share, with whom and for how long. */
export function ShareForm({ range, rangeText, isBusy, error, onShare, onCancel }: ShareFormProps) {
  const form = useForm({
    initialValues: {
      label: '',
      chosen: [...REPORT_SECTIONS] as string[],
      hasBackground: false,
      days: String(SHARE_DAYS[2]),
    },
  });
  const { label, chosen, hasBackground, days } = form.values;
  const sections = REPORT_SECTIONS.filter((section) => chosen.includes(section));
  const faults = fieldFaults(error);
  const submit = (): void =>
    onShare({
      id: uuidV7(),
      label: label.trim(),
      sections,
      hasBackground,
      days: Number(days),
      ...(range ? { from: range.from, to: range.to } : {}),
    });
  return (
    <form
      noValidate
      onSubmit={form.onSubmit(() => {
        if (!isBusy && sections.length > 0) submit();
      })}
    >
      <Stack gap="md">
        <Text size="sm">
          Anyone with the link can read the sections you choose for {rangeText}, along with your name, age and
          sex. They don’t need an account, and they can’t see anything else.
        </Text>
        <TextInput
          label="Recipient"
          description="Only you can see this"
          placeholder="Dr. Chen"
          {...form.getInputProps('label')}
          error={faults['label']}
          maxLength={60}
          data-autofocus
        />
        <Checkbox.Group label="Sections" {...form.getInputProps('chosen')}>
          <SimpleGrid cols={{ base: 2, xs: 3 }} mt="xs" spacing="sm">
            {REPORT_SECTIONS.map((section) => (
              <Checkbox key={section} value={section} label={SECTION_NAMES[section]} />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
        <Checkbox
          label="Goals, conditions, medications and supplements"
          {...form.getInputProps('hasBackground', { type: 'checkbox' })}
        />
        <Choice label="Expires after" options={LIFETIMES} {...form.getInputProps('days')} value={days} />
        {error !== null && faults['label'] === undefined && (
          <Text role="alert" c="red" size="sm">
            {Object.values(faults)[0] ?? explain(error).text}
          </Text>
        )}
        <Group justify="flex-end" gap="md">
          <Button variant="default" onClick={onCancel}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={sections.length === 0}>
            Create link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
