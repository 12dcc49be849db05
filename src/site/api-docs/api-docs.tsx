import type { ReactNode } from 'react';
import { API_DOCS_PATH, TOKEN_API_PATH } from '#domain/tokens/addresses.ts';
import { PublicFrame } from '#site/frame/chrome.tsx';
import { renderDocument, type PageView } from '#site/frame/document.tsx';
import { Operation, type OperationDocs } from './api-operation.tsx';

/** Operations on one part of a member's data. */
export interface AreaDocs {
  readonly area: string;
  readonly name: string;
  readonly text: string;
  readonly operations: readonly OperationDocs[];
}

interface ApiDocs {
  readonly view: PageView;
  readonly areas: readonly AreaDocs[];
  /** The part that is shown; undefined for the introduction. */
  readonly area?: AreaDocs | undefined;
}

const addressOf = ({ area }: AreaDocs): string => `${API_DOCS_PATH}/${area}`;

function Contents({ view, areas }: ApiDocs) {
  const link = (href: string, name: string) => (
    <li key={href}>
      <a href={href} aria-current={href === view.path ? 'page' : undefined}>
        {name}
      </a>
    </li>
  );
  return (
    <nav className="api-contents" aria-label="API documentation">
      <ul>
        {link(API_DOCS_PATH, 'Getting started')}
        {areas.map((area) => link(addressOf(area), area.name))}
      </ul>
    </nav>
  );
}

const Code = ({ children }: { readonly children: string }) => (
  <pre className="code" tabIndex={0}>
    <code>{children}</code>
  </pre>
);

const clientText = (origin: string): string => `npm install openapi-fetch
curl -O ${origin}${API_DOCS_PATH}/perennial.d.ts`;

const usageText = (origin: string): string => `import createClient from 'openapi-fetch';
import type { paths } from './perennial.d.ts';

const perennial = createClient<paths>({
  baseUrl: '${origin}${TOKEN_API_PATH}',
  headers: { Authorization: \`Bearer \${process.env.TOKEN}\` },
});

const { data } = await perennial.GET('/days/{date}', {
  params: { path: { date: '2026-11-20' } },
});
console.log(data?.total.energyKcal);`;

/** Getting started, and rules for every operation. */
function Introduction({ view, areas }: ApiDocs) {
  const { origin } = view;
  return (
    <>
      <h1>API</h1>
      <p className="lead">Build scripts, dashboards and assistants on your own data.</p>
      <h2>Make your first call</h2>
      <p>
        Create an access token under <a href="/integrations">Integrations</a>, then send it with each request:
      </p>
      <Code>{`curl ${origin}${TOKEN_API_PATH}/goals -H "Authorization: Bearer $TOKEN"`}</Code>
      <p>
        A token can only do what you allowed when you created it, and can never change your account. Keep it
        out of URLs and shared code.
      </p>
      <h2>Use TypeScript</h2>
      <p>This server publishes types for every request and response.</p>
      <Code>{clientText(origin)}</Code>
      <Code>{usageText(origin)}</Code>
      <h2>Good to know</h2>
      <ul className="api-rules">
        <li>
          <b>You choose the IDs.</b> Generate a UUID for everything you create. Retries are safe, because a
          repeated request changes nothing.
        </li>
        <li>
          <b>Field names end in their unit.</b> <code>massKg</code>, <code>volumeMl</code>,{' '}
          <code>energyKcal</code>. Missing values are <code>null</code>, never 0.
        </li>
        <li>
          <b>Times</b> are ISO 8601 with an offset. Days are <code>YYYY-MM-DD</code> in your own time zone.
        </li>
        <li>
          <b>Deletions</b> can be undone for 30 days with <code>POST …/restore</code>.
        </li>
        <li>
          <b>Errors</b> have a <code>code</code>, a <code>message</code>, and the invalid fields in{' '}
          <code>data.issues</code>.
        </li>
        <li>
          <b>600 requests a minute</b> for each token. <code>RateLimit</code> says how many are left. After a
          429, wait for <code>Retry-After</code>.
        </li>
      </ul>
      <p>
        <a href="/api/openapi.json">OpenAPI 3.1 document</a>
      </p>
      <h2>All areas</h2>
      <ul className="api-areas">
        {areas.map((area) => (
          <li key={area.area}>
            <a href={addressOf(area)}>{area.name}</a>
            <span className="note">{area.text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

function Area({ area }: { readonly area: AreaDocs }) {
  return (
    <>
      <h1>{area.name}</h1>
      <p className="lead">{area.text}</p>
      <form className="api-token" id="api-token">
        <label htmlFor="token">Access token</label>
        <input id="token" type="password" autoComplete="off" spellCheck={false} placeholder="perennial_…" />
        <p className="note">
          Paste a token to run requests from this page. It stays in this tab and is only sent to this server.
        </p>
      </form>
      {area.operations.map((operation) => (
        <Operation key={operation.id} operation={operation} />
      ))}
    </>
  );
}

const page = (docs: ApiDocs, body: ReactNode): ReactNode => (
  <PublicFrame view={docs.view}>
    <div className="api">
      <Contents {...docs} />
      <article>{body}</article>
    </div>
    <script src="/api-docs.js" defer />
  </PublicFrame>
);

/** The documentation of the API as one HTML text: the introduction, or one part of the data. */
export const renderApiDocs = (docs: ApiDocs): string =>
  renderDocument({
    view: docs.view,
    title: docs.area ? `${docs.area.name} · API` : 'API',
    description: 'Read and log your own data from scripts, dashboards and assistants.',
    isListed: false,
    body: page(docs, docs.area ? <Area area={docs.area} /> : <Introduction {...docs} />),
  });
