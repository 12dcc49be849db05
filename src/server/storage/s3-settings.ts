import { z } from 'zod';
import type { S3Config } from './s3-store.ts';

const ALL = ['S3_BUCKET', 'S3_REGION', 'S3_ENDPOINT', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

type S3Settings = Readonly<Partial<Record<(typeof ALL)[number], string | undefined>>>;

/** The environment variables of a bucket for pictures. */
export const s3Environment = {
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be a bucket name')
    .optional(),
  S3_REGION: z.string().optional(),
  S3_ENDPOINT: z
    .string()
    .refine(
      (text) => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol),
      'must look like https://s3.eu-central-1.amazonaws.com',
    )
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
};

/** Conflicts between settings: all or none must be set. */
export function s3Faults(settings: S3Settings): string[] {
  const missing = ALL.filter((name) => settings[name] === undefined);
  return missing.length === ALL.length
    ? []
    : missing.map((name) => `${name} is missing: a bucket needs all S3 settings`);
}

/** The bucket, if one is configured. */
export function s3ConfigOf({
  S3_BUCKET,
  S3_REGION,
  S3_ENDPOINT,
  S3_ACCESS_KEY_ID,
  S3_SECRET_ACCESS_KEY,
}: S3Settings): S3Config | undefined {
  if (!S3_BUCKET || !S3_REGION || !S3_ENDPOINT || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    bucket: S3_BUCKET,
    region: S3_REGION,
    endpoint: S3_ENDPOINT,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}
