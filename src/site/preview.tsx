const meals = [
  ['07:40', 'Breakfast', '2 scrambled eggs, whole wheat toast, butter', '468', '35'],
  ['12:55', 'Lunch', 'Lentil soup, rye bread, apple', '541', '60'],
  ['15:20', 'Snack', 'Greek yogurt with blueberries, walnuts', '275', '25'],
] as const;

const macros = [
  ['protein', 'Protein', '78', '124', 60, 66],
  ['carbs', 'Carbs', '131', '228', 54, 62],
  ['fat', 'Fat', '46', '69', 64, 70],
] as const;

/** A sample day, drawn like the application's dashboard; the figures are examples and say so. */
export function Preview() {
  return (
    <figure className="preview">
      <div className="card">
        <p className="label">Calories</p>
        <p className="figure">
          1,284 <small>± 110 of 2,070</small>
        </p>
        {macros.map(([key, name, eaten, target, from, to]) => (
          <div className={`macro ${key}`} key={key}>
            <p>
              <span>{name}</span>
              <span>
                <b>{eaten}</b> <small>/ {target} g</small>
              </span>
            </p>
            <svg viewBox="0 0 100 3" preserveAspectRatio="none" aria-hidden="true">
              <rect className="track" width="100" height="3" rx="1.5" />
              <rect className="soft" width={to} height="3" rx="1.5" />
              <rect className="sure" width={from} height="3" rx="1.5" />
            </svg>
          </div>
        ))}
      </div>
      <div className="card">
        <p className="label">Meals</p>
        {meals.map(([time, kind, foods, energyKcal, spread]) => (
          <div className="meal" key={time}>
            <time>{time}</time>
            <p>
              <b>{kind}</b>
              <br />
              {foods}
            </p>
            <p>
              <b>{energyKcal}</b> <small>± {spread}</small>
            </p>
          </div>
        ))}
      </div>
      <figcaption>A sample day. The paler end of each bar is how unsure the figure is.</figcaption>
    </figure>
  );
}
