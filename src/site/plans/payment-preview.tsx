import type { ReactNode } from 'react';
import { Icon, type IconName } from '#site/frame/icons.tsx';

const IMPORTED = [
  ['Steps', '2,611 days'],
  ['Sleep', '1,904 nights'],
  ['Heart rate', '2,388 days'],
  ['Weight', '812 readings'],
  ['Workouts', '641'],
] as const;

/** LDL cholesterol of six panels, mg/dL. */
const LDL = [
  [2021, 158],
  [2022, 155],
  [2023, 151],
  [2024, 145],
  [2025, 142],
  [2026, 138],
] as const;
const OPTIMAL_BELOW = 100;
const [LOW, HIGH, LEFT, WIDTH, HEIGHT] = [80, 170, 34, 300, 150];

const xOf = (index: number): number => LEFT + 14 + (index * (WIDTH - LEFT - 28)) / (LDL.length - 1);
const yOf = (value: number): number => HEIGHT - ((value - LOW) / (HIGH - LOW)) * HEIGHT;

function Trend() {
  return (
    <svg className="trend" viewBox={`0 -8 ${WIDTH} ${HEIGHT + 32}`}>
      <rect x={LEFT} y={yOf(OPTIMAL_BELOW)} width={WIDTH - LEFT} height={yOf(LOW) - yOf(OPTIMAL_BELOW)} />
      {[80, 100, 120, 140, 160].map((value) => (
        <g key={value}>
          <line x1={LEFT} x2={WIDTH} y1={yOf(value)} y2={yOf(value)} />
          <text x={LEFT - 8} y={yOf(value) + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      <text className="range" x={WIDTH - 4} y={yOf(88)} textAnchor="end">
        optimal, under {OPTIMAL_BELOW}
      </text>
      <polyline points={LDL.map(([, value], index) => `${xOf(index)},${yOf(value)}`).join(' ')} />
      {LDL.map(([year, value], index) => (
        <g key={year}>
          <circle cx={xOf(index)} cy={yOf(value)} r="4" />
          <text x={xOf(index)} y={HEIGHT + 20} textAnchor="middle">
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}

interface SheetProps {
  readonly icon: IconName;
  readonly name: string;
  readonly aside?: string;
  readonly children: ReactNode;
}

const Sheet = ({ icon, name, aside, children }: SheetProps) => (
  <div className="card sheet">
    <p className="sheet-head">
      <Icon name={icon} />
      {name}
      <span>{aside}</span>
    </p>
    {children}
  </div>
);

/** The coach, a report and an import with sample figures. */
export function PaymentPreview() {
  return (
    <section className="night" aria-labelledby="day-one">
      <header>
        <h2 id="day-one">What you can do from day one</h2>
        <p>Sample data</p>
      </header>
      <div className="sheets" aria-hidden="true">
        <Sheet icon="words" name="Coach">
          <p className="asked">Why is my glucose up this month?</p>
          <p>
            Your average rose from <b>96</b> to <b>101 mg/dL</b>. Most of the increase came from{' '}
            <b>9 late dinners</b>. The mornings after those averaged 7 mg/dL higher.
          </p>
          <div className="bars">
            <span>After late dinners</span>
            <i className="bar-long" />
            <b>103</b>
            <span>Other mornings</span>
            <i />
            <b>96</b>
          </div>
          <p className="follow-ups">
            <span>See the days</span>
            <span>And last year?</span>
          </p>
          <p className="ask">Ask about your data</p>
        </Sheet>
        <Sheet icon="pillars" name="Report" aside="Nov 2021 to Nov 2026">
          <p className="headline">
            <b>LDL 138</b> mg/dL, down 20
          </p>
          <Trend />
          <p>
            <b>Six panels, one page.</b> Share a link or print a PDF.
          </p>
        </Sheet>
        <Sheet icon="offline" name="Import" aside="export.zip">
          <p className="headline">
            <b>7.2 years</b> from Apple Health
          </p>
          <ul className="imported">
            {IMPORTED.map(([name, count]) => (
              <li key={name}>
                <Icon name="check" />
                {name}
                <span>{count}</span>
              </li>
            ))}
          </ul>
          <p>
            <b>Nothing is saved</b> until you say so.
          </p>
        </Sheet>
      </div>
    </section>
  );
}
