/** Who acts: the signed-in member, as commands and queries take them. */
export interface Actor {
  readonly userId: string;
  /** As the member typed it when registering. */
  readonly username: string;
  readonly role: 'member' | 'admin';
  readonly isDemo: boolean;
  /** Whether an admin has yet to set up a second factor, which this server asks of admins: until then the admin area is closed to them. */
  readonly owesSecondFactor?: boolean | undefined;
  /** Version 7 UUID of the write this is about: says when it was made. Not every write has one. */
  readonly writeKey?: string | undefined;
}

/** The parts of the account library's user that an actor is made of. */
interface LibraryUser {
  readonly id: string;
  readonly name: string;
  readonly role?: string | null | undefined;
  readonly isDemo?: boolean | null | undefined;
}

export const actorOf = ({ id, name, role, isDemo }: LibraryUser): Actor => ({
  userId: id,
  username: name,
  role: role === 'admin' ? 'admin' : 'member',
  isDemo: isDemo === true,
});
