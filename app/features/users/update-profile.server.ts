import type { Db } from "~/db/db.server";
import { sql } from "~/db/sql";
import type { Sql } from "~/db/sql";
import type { ImageShelf } from "~/platform/image-shelf.server";
import { AppError } from "~/shared/errors";
import { indexNames } from "./name-index.server";
import type { ProfileChange } from "./profile-change";
import type { Profile } from "./user";
import { getProfile } from "./user.server";

/**
 * Changes what the viewer says of themselves: absent keeps, null clears. `forbidden` for anybody else's,
 * also where nobody is. A picture that is replaced is let go of by a trigger (migration 0003).
 */
export async function updateProfile(
  { db, images }: { db: Db; images: ImageShelf },
  viewerId: string,
  userId: string,
  {
    firstName,
    lastName,
    bio,
    banner,
    profileImageUrl,
    smallerImages,
  }: ProfileChange,
): Promise<Profile> {
  if (userId !== viewerId) throw new AppError("forbidden");
  const picture =
    typeof profileImageUrl === "string"
      ? (await images.keep(profileImageUrl, smallerImages, "profileImageUrl"))
          .url
      : profileImageUrl;
  await db.batch([
    sql`UPDATE users SET firstName = ${given(firstName, sql`firstName`)},
          lastName = ${given(lastName, sql`lastName`)}, bio = ${given(bio, sql`bio`)},
          banner = ${given(banner, sql`banner`)},
          profileImageUrl = ${given(picture, sql`profileImageUrl`)}
        WHERE id = ${viewerId}`,
  ]);
  await indexNames(db, viewerId);
  return getProfile(db, viewerId, viewerId);
}

const given = (value: string | null | undefined, kept: Sql) =>
  value === undefined ? kept : value || null;
