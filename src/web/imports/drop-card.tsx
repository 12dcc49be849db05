import { deviceTimeZone } from '#web/lib/clock.ts';
import { UploadBox } from '#web/lib/upload-box.tsx';
import classes from './drop-card.module.css';
import { refreshImports } from './queries.ts';

const ENDINGS =
  '.zip,.csv,.tsv,.txt,.xml,.json,.fit,.db,.pdf,.gz,application/zip,application/json,text/csv,text/xml,text/plain';
const MAX_NAME = 200;

function addressOf(file: File, id: string): string {
  const query = new URLSearchParams({ id, fileName: file.name.slice(-MAX_NAME), timeZone: deviceTimeZone() });
  return `/import-files?${query.toString()}`;
}

/** Drop zone for one or more files. */
export const DropCard = () => (
  <div className={classes.drop}>
    <UploadBox
      isMany
      title={
        <>
          <span className={classes.pointer}>Drop files here</span>
          <span className={classes.touch}>Import files</span>
        </>
      }
      text={
        <>
          ZIP, CSV, XML, JSON, FIT or PDF.
          <span className={classes.pointer}> We detect the file type automatically.</span>
        </>
      }
      label="Files to import"
      accept={ENDINGS}
      address={addressOf}
      onSent={refreshImports}
    />
  </div>
);
