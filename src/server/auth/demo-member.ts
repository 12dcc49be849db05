/** The member everybody may look around as. The password is no secret: the login screen tells it. */
export const DEMO_MEMBER = { username: 'demo', password: 'perennial-demo' } as const;
