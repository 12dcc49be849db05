import { SegmentedControl, Skeleton, Text } from '@mantine/core';
import { Fragment, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { SCREENS } from '#domain/screens/screens.ts';
import { isLocalDate, useToday } from '#web/lib/clock.ts';
import { explain } from '#web/lib/errors.ts';
import { savedMeal } from '#web/meals/navigation-state.ts';
import { paths } from '#web/lib/paths.ts';
import { rememberFood } from '#web/lib/foods/picked-foods.ts';
import { Card } from '#web/ui/layout/card.tsx';
import { Columns } from '#web/ui/layout/columns.tsx';
import { PageHeader } from '#web/ui/layout/page-header.tsx';
import { analyzeScan, type ScanStep } from './analyze-scan.ts';
import { BarcodeScan } from './barcode-scan.tsx';
import { ScanAnswer } from './scan-answer.tsx';
import { ScanPictures } from './scan-pictures.tsx';
import { ScanReview } from './scan-review.tsx';
import classes from './scan.module.css';
import { EMPTY_SCAN, type Scan, withResult } from './scan.ts';
import { type ChangeScan, useScan } from './use-scan.ts';
import { IconBarcode, IconSoup, IconTableRow } from '@tabler/icons-react';
import { useAbilities } from '#web/meals/abilities.ts';
import { AnalysesLeft } from '#web/meals/analyses-left.tsx';

function MealWords() {
  const { data } = useAbilities();
  if (!data) return <p>If this server has an AI model, it identifies each food.</p>;
  if (!data.vision)
    return (
      <p>
        Photo analysis needs an AI model, and this server doesn’t have one. Describe the meal in words, and
        we’ll save the photo with it.
      </p>
    );
  return (
    <p>
      An AI model identifies each food. The numbers come from our food database.{' '}
      <AnalysesLeft abilities={data} kind="photo" />
    </p>
  );
}

/** Explains what pictures are good for, before there is one. */
function ScanGuide() {
  return (
    <Card title="Things you can scan">
      <ul className={classes.can}>
        <li>
          <IconSoup aria-hidden />
          <Text fw={600}>A meal</Text>
          <MealWords />
        </li>
        <li>
          <IconBarcode aria-hidden />
          <Text fw={600}>A barcode</Text>
          <p>We look it up in your custom foods and this server’s products.</p>
        </li>
        <li>
          <IconTableRow aria-hidden />
          <Text fw={600}>A nutrition label</Text>
          <p>
            US and European labels both work and are read on this server. You’ll check the numbers before you
            save the food.
          </p>
        </li>
      </ul>
      <Text size="sm" c="dimmed" mt="md">
        We remove location, time and camera data before saving photos. Only you can see them.
      </Text>
    </Card>
  );
}

/** Analyzes the pictures, and stores the result. */
function useAnalysis(change: ChangeScan) {
  const [step, setStep] = useState<ScanStep>();
  const analyze = async (scan: Scan) => {
    try {
      const found = await analyzeScan(scan, change, setStep);
      if (found.kind === 'product' && found.food) rememberFood(found.food);
      change((now) => withResult(now, found));
    } catch (error) {
      const { title, text } = explain(error);
      change((now) => withResult(now, { kind: 'no-answer', title, text }));
    } finally {
      setStep(undefined);
    }
  };
  return [step, analyze] as const;
}

interface WayProps {
  readonly date: string;
  readonly today: string;
}

function Photo({ date, today }: WayProps) {
  const navigate = useNavigate();
  const [scan, change] = useScan();
  const [step, analyze] = useAnalysis(change);
  if (!scan) return <Skeleton height="16rem" radius="lg" />;
  const { found } = scan;
  return (
    <Columns
      columns={[
        <ScanPictures
          key="pictures"
          scan={scan}
          change={change}
          step={step}
          onAnalyze={() => void analyze(scan)}
        />,
        <Fragment key="answer">
          {!found && <ScanGuide />}
          {found && step === undefined && <ScanAnswer found={found} onRetry={() => void analyze(scan)} />}
          {found && found.kind !== 'label' && (
            <ScanReview
              scan={scan}
              change={change}
              date={date}
              onSaved={(meal) => {
                change(() => EMPTY_SCAN);
                void navigate(paths.day(meal.date === today ? undefined : meal.date), {
                  state: savedMeal(meal.id),
                });
              }}
            />
          )}
        </Fragment>,
      ]}
    />
  );
}

function Barcode({ date, today }: WayProps) {
  return (
    <Columns
      columns={[
        <Card key="barcode">
          <BarcodeScan date={date === today ? undefined : date} />
        </Card>,
        <ScanGuide key="guide" />,
      ]}
    />
  );
}

/** `/scan-food`: log by camera. `?date=` sets the day, `?way=barcode` starts with the barcode reader. */
export function ScanPage() {
  const navigate = useNavigate();
  const today = useToday();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const isBarcode = search.get('way') === 'barcode';
  const show = (way: string) =>
    void navigate(paths.scan(date === today ? undefined : date, way === 'barcode' ? way : undefined), {
      replace: true,
    });
  return (
    <>
      <PageHeader title={SCREENS.scan.title} text="Take a photo of a meal, a barcode or a label.">
        <SegmentedControl
          aria-label="What to scan"
          classNames={{ label: classes.way ?? '' }}
          value={isBarcode ? 'barcode' : 'photo'}
          data={[
            { value: 'photo', label: 'Photo' },
            { value: 'barcode', label: 'Barcode' },
          ]}
          onChange={show}
        />
      </PageHeader>
      {isBarcode ? <Barcode date={date} today={today} /> : <Photo key={date} date={date} today={today} />}
    </>
  );
}
