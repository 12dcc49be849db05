import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession } from './auth/session.ts';
import { imageUploads } from './content/image-files.ts';
import { adminFiles } from './admin/files.ts';
import { csvLine } from './exports/csv-line.ts';
import { csvFiles } from './exports/csv-routes.ts';
import { patientFhirFile } from './exports/fhir-routes.ts';
import { everythingFile } from './exports/everything-routes.ts';
import { bloodFhirFile, bloodPages, bundleText } from './blood/fhir-file.ts';
import { bloodFiles } from './blood-import/file-routes.ts';
import { scanReader } from './blood-import/read-scan.ts';
import { uploadsOf } from './food-uploads.ts';
import { foodUploads } from './foods/upload-routes.ts';
import { importDeps } from './import-deps.ts';
import { ingestRoutes } from './imports/live/ingest-routes.ts';
import { importUploads } from './imports/upload-routes.ts';
import { glucoseFiles } from './glucose/file-routes.ts';
import { createUploads } from '#server/http/files/uploads.ts';
import type { HttpVariables } from './http/security-headers.ts';
import { statisticFiles } from './insights/csv-files.ts';
import { reportDeps } from './report-deps.ts';
import { experimentFiles } from './experiments/file-routes.ts';
import { reportFiles } from './reports/file-routes.ts';
import { photoFiles } from '#server/meals/photos/photo-files.ts';
import { voice } from './meals/voice.ts';
import { consumeUse } from './membership/commands.ts';
import type { Services } from './services.ts';

/**
 * Routes for uploads and downloads, below `/api`.
 * @param changed features that depend on members' entries
 * @returns creates them for one kind of authentication: browsers and access tokens share the queues
 */
export function filesOf(given: Services, changed: readonly { note(userId: string): void }[]) {
  const noteChange = (userId: string) => {
    for (const each of changed) each.note(userId);
  };
  const {
    database: { db },
    config: { publicUrl, trustProxy, dataDir },
    ...services
  } = given;
  const { now, log, store, pictures, transcriber, reportModel } = services;
  // Separate queues, so that a slow file doesn't delay a picture.
  const desk = () => createUploads({ folder: path.join(dataDir, 'incoming'), trustProxy });
  const [forFiles, forPictures, forVoice] = [desk(), desk(), desk()];
  return (readSession: ReadSession) => {
    const shared = { db, now, readSession, publicUrl, log };
    const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
    app.route('/photos', photoFiles({ ...shared, store, pictures, uploads: forPictures }));
    app.route('/admin/images', imageUploads({ ...shared, store, pictures, uploads: forPictures }));
    app.route('/voice', voice({ ...shared, transcriber, uploads: forVoice }));
    app.route('/glucose-files', glucoseFiles({ ...shared, uploads: forFiles }));
    app.route(
      '/ingest/health-auto-export',
      ingestRoutes({
        ...shared,
        uploads: forFiles,
        importFolder: importDeps(given).importFolder,
        noteChange,
      }),
    );
    const { importMb } = given.config;
    app.route(
      '/import-files',
      importUploads({ ...importDeps(given), readSession, publicUrl, log, importMb }),
    );
    const readScan =
      reportModel &&
      scanReader({
        model: reportModel,
        takeAnalysis: (actor: Actor) => consumeUse(db, actor, 'model-analysis', now()),
        log,
      });
    app.route('/blood-files', bloodFiles({ ...shared, readScan, uploads: forFiles }));
    app.route('/export', bloodFhirFile({ db, now, readSession, log }));
    app.route(
      '/export',
      patientFhirFile({
        db,
        now,
        readSession,
        log,
        bloodPages: (userId) => bloodPages({ db, now }, userId),
        bundleText: (pages) => bundleText(pages, now()),
      }),
    );
    app.route('/experiment-files', experimentFiles({ db, now, readSession, log, csvLine }));
    app.route('/report-files', reportFiles({ ...reportDeps(given), readSession, log, csvLine }));
    app.route('/admin/statistics', statisticFiles({ db, readSession, log, now, csvLine }));
    app.route('/export', everythingFile({ db, store, now, readSession, log }));
    app.route('/export', csvFiles({ db, readSession, log }));
    app.route('/admin/food-files', foodUploads({ ...uploadsOf(given), readSession, publicUrl, log }));
    app.route('/admin', adminFiles({ db, readSession, log, now, csvLine }));
    return app;
  };
}
