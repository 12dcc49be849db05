import path from 'node:path';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import type { Actor } from '#server/core/actor.ts';
import type { ReadSession } from './auth/session.ts';
import { imageFiles, imageUploads } from './content/image-files.ts';
import { adminFiles } from './admin/files.ts';
import { csvLine } from './exports/csv-line.ts';
import { csvFiles } from './exports/csv-routes.ts';
import { everythingFile } from './exports/everything-routes.ts';
import { bloodFhirFile } from './blood/fhir-file.ts';
import { bloodFiles } from './blood-import/file-routes.ts';
import { scanReader } from './blood-import/read-scan.ts';
import { uploadsOf } from './food-uploads.ts';
import { foodUploads } from './foods/upload-routes.ts';
import { glucoseFiles } from './glucose/file-routes.ts';
import { createUploads } from '#server/http/files/uploads.ts';
import type { HttpVariables } from './http/security-headers.ts';
import { statisticFiles } from './insights/csv-files.ts';
import { photoFiles } from '#server/meals/photos/photo-files.ts';
import { voice } from './meals/voice.ts';
import { takeUse } from './membership/commands.ts';
import type { Services } from './services.ts';

/** Routes for uploads and downloads. */
export function files(given: Services, readSession: ReadSession) {
  const {
    database: { db },
    config: { publicUrl, trustProxy, dataDir },
    ...services
  } = given;
  const { now, log, store, pictures, transcriber, reportModel } = services;
  const shared = { db, now, readSession, publicUrl, log };
  // Separate queues, so that a slow file doesn't delay a picture.
  const desk = () => createUploads({ folder: path.join(dataDir, 'incoming'), trustProxy });
  const [forFiles, forPictures, forVoice] = [desk(), desk(), desk()];
  const app = new Hono<{ Bindings: HttpBindings; Variables: HttpVariables }>();
  app.route('/api/photos', photoFiles({ ...shared, store, pictures, uploads: forPictures }));
  app.route('/api/admin/images', imageUploads({ ...shared, store, pictures, uploads: forPictures }));
  app.route('/content-images', imageFiles({ db, store }));
  app.route('/api/voice', voice({ ...shared, transcriber, uploads: forVoice }));
  app.route('/api/glucose-files', glucoseFiles({ ...shared, uploads: forFiles }));
  const readScan =
    reportModel &&
    scanReader({
      model: reportModel,
      takeAnalysis: (actor: Actor) => takeUse(db, actor, 'model-analysis', now()),
      log,
    });
  app.route('/api/blood-files', bloodFiles({ ...shared, readScan, uploads: forFiles }));
  app.route('/api/export', bloodFhirFile({ db, now, readSession, log }));
  app.route('/api/admin/statistics', statisticFiles({ db, readSession, log, now, csvLine }));
  app.route('/api/export', everythingFile({ db, store, now, readSession, log }));
  app.route('/api/export', csvFiles({ db, readSession, log }));
  app.route('/api/admin/food-files', foodUploads({ ...uploadsOf(given), readSession, publicUrl, log }));
  app.route('/api/admin', adminFiles({ db, readSession, log, now, csvLine }));
  return app;
}
