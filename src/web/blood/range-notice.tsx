import { Anchor, Box, Text } from '@mantine/core';
import { Link } from 'react-router';
import { paths } from '#web/lib/paths.ts';
import { Card } from '#web/ui/layout/card.tsx';
import type { RangeExclusion } from '#domain/blood/range-exclusions.ts';

const STILL_HOLDS = 'If your lab report includes its own range, use that one. We still flag urgent results.';

const WHOSE: Readonly<Record<RangeExclusion, string>> = {
  pregnancy: 'adults who aren’t pregnant',
  'under-18': 'adults',
};

/** One-line version for the form. */
export function RangeLine({ notFor }: { readonly notFor: RangeExclusion | null }) {
  return (
    notFor && (
      <Text size="sm" mb="sm">
        The ranges here are for {WHOSE[notFor]}. These values are compared only with your lab’s own range.
      </Text>
    )
  );
}

/** Explains why values aren't judged. */
export function RangeNotice({ notFor }: { readonly notFor: RangeExclusion | null }) {
  if (notFor === null) return null;
  return (
    <Box mb="md">
      <Card title="Values shown without our ranges" tone="wash">
        {notFor === 'pregnancy' ? (
          <Text>
            The ranges here are for adults who aren’t pregnant, and your health profile says you’re pregnant.
            It’s normal for many values to change during pregnancy. {STILL_HOLDS} Your doctor or midwife knows
            the ranges for your stage of pregnancy. If you’re no longer pregnant,{' '}
            <Anchor component={Link} to={paths.healthProfile()} underline="always">
              update your health profile
            </Anchor>
            .
          </Text>
        ) : (
          <Text>
            The ranges here are for adults. Before age 18, many values differ because your body is still
            growing. {STILL_HOLDS}
          </Text>
        )}
      </Card>
    </Box>
  );
}
