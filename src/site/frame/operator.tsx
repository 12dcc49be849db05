import type { Operator } from '#domain/site/identity.ts';

/** Who runs the server and how to reach them: what many countries require of a public site. */
export const OperatorBox = ({ operator: { name, address, email } }: { readonly operator: Operator }) => (
  <section className="operator" aria-labelledby="operator">
    <h2 id="operator">Who runs this site</h2>
    <address>
      <b>{name}</b>
      {address !== null && <span>{address}</span>}
      {email !== null && <a href={`mailto:${email}`}>{email}</a>}
    </address>
  </section>
);
