/** The signed-in member, as commands and queries receive them. */
export interface Actor {
  readonly userId: string;
  /** As the member typed it when registering. */
  readonly username: string;
  readonly role: 'member' | 'admin';
  readonly isDemo: boolean;
  /** Whether an admin has yet to set up a second factor on a server that requires one. Until then they can't use the admin area. */
  readonly owesSecondFactor?: boolean | undefined;
  /** Version 7 UUID of the write, which contains its time. Not every write has one. */
  readonly writeKey?: string | undefined;
}

/** The fields of the account library's user that make up an actor. */
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
