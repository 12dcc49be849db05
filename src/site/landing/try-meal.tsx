import { roundEnergy } from '#domain/meals/estimates/round-energy.ts';
import { MAX_TRIED_LENGTH, type TriedMeal } from '#domain/meals/analysis/tried-meal.ts';

/** The foods found in a meal, or why there are none. */
export interface Tried extends TriedMeal {
  readonly notice?: string;
}

type MacroKey = 'proteinG' | 'carbsG' | 'fatG' | 'fiberG';

const MACROS: readonly (readonly [MacroKey, string])[] = [
  ['proteinG', 'protein'],
  ['carbsG', 'carbs'],
  ['fatG', 'fat'],
  ['fiberG', 'fiber'],
];

const kcal = (value: number): string => roundEnergy(value).toLocaleString('en-US');

function Total({ total }: Pick<Tried, 'total'>) {
  const { energyKcal } = total;
  if (!energyKcal) return null;
  return (
    <div className="try-total">
      <p>
        about <b className="figure">{kcal(energyKcal.value)}</b> kcal
      </p>
      <p className="note">
        Most likely {kcal(energyKcal.low)}–{kcal(energyKcal.high)}
      </p>
    </div>
  );
}

function Answer({ foods, total, notUnderstood }: Tried) {
  if (foods.length === 0)
    return <p className="note">We didn’t recognize any food. Try “two eggs and a slice of toast.”</p>;
  return (
    <div className="try-answer">
      <ul>
        {foods.map(({ name, amount, energyKcal, isGuess }, place) => (
          // The same food may be named twice.
          <li key={place}>
            <b>{name}</b>
            <span>{isGuess ? `${amount}, best guess` : amount}</span>
            <span>{energyKcal === undefined ? '–' : <b>{kcal(energyKcal)}</b>} kcal</span>
          </li>
        ))}
      </ul>
      <Total total={total} />
      {notUnderstood.length > 0 && <p className="note">Not recognized: {notUnderstood.join(', ')}</p>}
      <p className="try-macros">
        {MACROS.map(([key, name]) => {
          const figure = total[key];
          return (
            figure && (
              <span key={key}>
                <i className={`dot ${name}`} />
                {Math.round(figure.value)} g {name}
              </span>
            )
          );
        })}
      </p>
    </div>
  );
}

/** A box that reads a typed meal without an account: a plain form, so it needs no script. */
export const TryMeal = ({ tried }: { readonly tried: Tried }) => (
  <form className="tile wide try" id="try" action="/#try">
    <p className="try-head">
      <label htmlFor="try-meal">Type a meal</label>
      <span>Try it here. Nothing is saved.</span>
    </p>
    <div className="try-line">
      <input
        id="try-meal"
        name="meal"
        defaultValue={tried.text}
        maxLength={MAX_TRIED_LENGTH}
        required
        autoComplete="off"
        enterKeyHint="go"
      />
      <button type="submit" className="button">
        Show me
      </button>
    </div>
    {tried.notice === undefined ? <Answer {...tried} /> : <p className="note">{tried.notice}</p>}
  </form>
);
