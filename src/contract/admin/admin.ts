import { adminAudit } from './audit.ts';
import { adminFoods } from './foods.ts';
import { adminJobs } from './jobs.ts';
import { adminMails } from './mails.ts';
import { adminUsers } from './users.ts';

/** The admin area, apart from content and statistics. Contains no health data. */
export const admin = {
  audit: adminAudit,
  foods: adminFoods,
  jobs: adminJobs,
  mails: adminMails,
  users: adminUsers,
};
