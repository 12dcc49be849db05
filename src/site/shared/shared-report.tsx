import { Fragment, type ReactNode } from 'react';
import type { DeadLink, SharedReport, SharedSection, SharedTable } from '#domain/reports/shared-source.ts';
import { Brand } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';

const DEAD: Readonly<Record<DeadLink, readonly [title: string, text: string]>> = {
  unknown: [
    'This link doesn’t work',
    'The link may be incomplete. Ask the person who shared it for a new link.',
  ],
  expired: ['This link has expired', 'Ask the person who shared it for a new link.'],
  revoked: ['This link was revoked', 'The person who shared this report has stopped sharing it.'],
  busy: ['Too many requests', 'Wait a few minutes, then open the link again.'],
};

/** With more columns, a phone shows each row as a list of its cells. */
const MAX_NARROW = 4;

const Table = ({ table: { name, head, rows } }: { readonly table: SharedTable }) => (
  <div className="scroll" role="region" aria-label={name} tabIndex={0}>
    <table className={head.length > MAX_NARROW ? 'wide' : undefined}>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first, ...cells], row) => (
          // Two foods may have the same name.
          <tr key={`${row} ${first}`}>
            <th scope="row">{first}</th>
            {cells.map((cell, index) => (
              <td key={head[index + 1]} data-head={head[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

const Section = ({ section: { title, findings, tables } }: { readonly section: SharedSection }) => (
  <section>
    <h2>{title}</h2>
    {findings.map((finding) => (
      <p key={finding}>{finding}</p>
    ))}
    {tables.map((table) => (
      <Fragment key={table.name}>
        <Table table={table} />
        {table.note !== undefined && <p className="small">{table.note}</p>}
      </Fragment>
    ))}
  </section>
);

const Shared = ({ view, children }: { readonly view: PageView; readonly children: ReactNode }) => (
  <div className="shared">
    <header>
      <Brand href="/" name={view.site.name} />
    </header>
    {children}
  </div>
);

/** A report as its owner shared it: static, read-only, without anything that leads to the rest of their data. */
export function renderSharedReport(view: PageView, report: SharedReport): string {
  const { name, person, range, before, expires, pdfHref, background, sections, quality } = report;
  return renderDocument({
    view,
    title: 'Shared health report',
    description: `A health report shared by a member of ${view.site.name}.`,
    isListed: false,
    body: (
      <Shared view={view}>
        <main>
          <h1>Health report</h1>
          <p className="lead">
            {name}, {person}
          </p>
          <p>
            {range}
            {before === undefined ? '.' : `, compared with ${before}.`} Shared until {expires}.
          </p>
          {pdfHref !== undefined && (
            <p>
              <a className="button quiet" href={pdfHref} rel="nofollow">
                Download PDF
              </a>
            </p>
          )}
          {background.length > 0 && (
            <section>
              <h2>Goals, medications and supplements</h2>
              {background.map((line) => (
                <p key={line}>{line}</p>
              ))}
            </section>
          )}
          {sections.map((section) => (
            <Section key={section.title} section={section} />
          ))}
          <p className="small">{quality}</p>
        </main>
      </Shared>
    ),
  });
}

/** Page for a link that no longer shows a report. */
export function renderDeadLink(view: PageView, why: DeadLink): string {
  const [title, text] = DEAD[why];
  return renderDocument({
    view,
    title,
    description: text,
    isListed: false,
    body: (
      <Shared view={view}>
        <main className="notice">
          <h1>{title}</h1>
          <p className="lead">{text}</p>
        </main>
      </Shared>
    ),
  });
}
