import { Checkbox, Group, MultiSelect, Stack, Text } from '@mantine/core';
import type { Answered } from './health-form.ts';

interface Option<Code extends string> {
  readonly value: Code;
  readonly label: string;
  /** Other search terms, shown below the label. */
  readonly hint?: string;
}

interface ListFieldProps<Code extends string> {
  readonly label: string;
  readonly description: string;
  readonly placeholder: string;
  readonly noneLabel: string;
  readonly options: readonly Option<Code>[];
  /** Answers from other screens that count here too. */
  readonly screened: readonly string[];
  /** Effect of leaving it empty. */
  readonly withheldMeans: string;
  readonly value: Answered<Code>;
  readonly error?: string | undefined;
  readonly onChange: (value: Answered<Code>) => void;
}

const plain = (words: string): string =>
  words
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]/gu, '');

/** A searchable list, with "none of these" and "prefer not to say". */
export function ListField<Code extends string>(props: ListFieldProps<Code>) {
  const { label, options, screened, value, error, onChange } = props;
  const hints = new Map(options.map((option) => [option.value as string, option.hint]));
  const isCode = (code: string): code is Code => hints.has(code);
  return (
    <Stack gap="sm">
      <MultiSelect
        label={label}
        description={props.description}
        placeholder={value.chosen.length === 0 ? props.placeholder : ''}
        data={options.map(({ value: code, label: name }) => ({ value: code as string, label: name }))}
        value={[...value.chosen]}
        error={error}
        // Otherwise the search takes a line of its own below what is chosen.
        styles={{ inputField: { minWidth: '2rem' } }}
        searchable
        clearable
        hidePickedOptions
        nothingFoundMessage="No matches. Choose the closest option, or “Another” if it’s listed."
        filter={({ options: shown, search }) =>
          shown.filter(
            (option) =>
              'value' in option &&
              plain(`${option.label} ${hints.get(option.value) ?? ''}`).includes(plain(search)),
          )
        }
        renderOption={({ option }) => (
          <div>
            <Text size="sm">{option.label}</Text>
            {hints.get(option.value) !== undefined && (
              <Text size="xs" c="dimmed">
                {hints.get(option.value)}
              </Text>
            )}
          </div>
        )}
        onChange={(codes) => onChange({ chosen: codes.filter(isCode), instead: null })}
      />
      {screened.length > 0 && (
        <Text size="sm" c="dimmed">
          Already answered in your goals or fasting questions: {screened.join('; ')}. To change an answer, go
          there.
        </Text>
      )}
      <Group gap="lg">
        <Checkbox
          radius="xs"
          label={props.noneLabel}
          checked={value.instead === 'none'}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? { chosen: [], instead: 'none' } : { ...value, instead: null })
          }
        />
        <Checkbox
          radius="xs"
          label="Prefer not to say"
          aria-label={`${label}: prefer not to say`}
          checked={value.instead === 'withheld'}
          onChange={({ currentTarget: { checked } }) =>
            onChange(checked ? { chosen: [], instead: 'withheld' } : { ...value, instead: null })
          }
        />
      </Group>
      {value.instead === 'withheld' && (
        <Text size="sm" role="status">
          {props.withheldMeans}
        </Text>
      )}
    </Stack>
  );
}
