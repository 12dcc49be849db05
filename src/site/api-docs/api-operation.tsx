interface FieldDocs {
  readonly name: string;
  readonly type: string;
  readonly isRequired: boolean;
}

/** One operation of the API. */
export interface OperationDocs {
  readonly id: string;
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly scope: string;
  readonly parameters: readonly (FieldDocs & { readonly in: string; readonly sample: string })[];
  readonly bodyType: string | undefined;
  readonly bodyFields: readonly FieldDocs[];
  readonly bodySample: string | undefined;
  readonly answerFields: readonly FieldDocs[];
  readonly curl: string;
  readonly typescript: string;
}

function Fields({ title, fields }: { readonly title: string; readonly fields: readonly FieldDocs[] }) {
  if (fields.length === 0) return null;
  return (
    <details className="api-fields">
      <summary>{title}</summary>
      <dl>
        {fields.map(({ name, type, isRequired }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>
              {type}
              {!isRequired && <span className="note"> · optional</span>}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

const Example = ({ language, text }: { readonly language: string; readonly text: string }) => (
  <figure>
    <figcaption className="label">{language}</figcaption>
    <pre className="code" tabIndex={0}>
      <code>{text}</code>
    </pre>
  </figure>
);

/** What to send, filled with an example. The script of the page sends it. */
function Runner({ operation }: { readonly operation: OperationDocs }) {
  const { id, method, path, parameters, bodyType, bodySample } = operation;
  const inputId = (name: string) => `${id}-${name}`;
  return (
    <form className="api-run" data-method={method} data-path={path} data-type={bodyType}>
      {parameters.map(({ name, in: place, sample, isRequired }) => (
        <p key={name}>
          <label htmlFor={inputId(name)}>{name}</label>
          <input
            id={inputId(name)}
            name={name}
            data-in={place}
            defaultValue={isRequired ? sample : ''}
            required={isRequired}
            autoComplete="off"
          />
        </p>
      ))}
      {bodySample !== undefined && (
        <p>
          <label htmlFor={inputId('body')}>Body</label>
          <textarea
            id={inputId('body')}
            name="body"
            rows={Math.min(14, bodySample.split('\n').length)}
            defaultValue={bodySample}
            spellCheck={false}
          />
        </p>
      )}
      {bodyType !== undefined && bodySample === undefined && (
        <p>
          <label htmlFor={inputId('file')}>File</label>
          <input id={inputId('file')} name="file" type="file" required />
        </p>
      )}
      <button className="button" type="submit">
        Run
      </button>
      <pre className="code" tabIndex={0} role="status" hidden />
    </form>
  );
}

/** An operation: its permission, fields, examples, and a form that runs it. */
export function Operation({ operation }: { readonly operation: OperationDocs }) {
  const { id, method, path, summary, scope, parameters, bodyFields, answerFields } = operation;
  return (
    <details className="api-operation" id={id}>
      <summary>
        <span className={`api-method ${method.toLowerCase()}`}>{method}</span>
        <code>{path}</code>
        <span className="api-summary">{summary}</span>
      </summary>
      <p className="note">
        Permission <code>{scope}</code>
      </p>
      <Fields title="Parameters" fields={parameters} />
      <Fields title="Body" fields={bodyFields} />
      <Fields title="Response" fields={answerFields} />
      <Example language="curl" text={operation.curl} />
      <Example language="TypeScript" text={operation.typescript} />
      <Runner operation={operation} />
    </details>
  );
}
