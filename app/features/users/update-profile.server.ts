import type { Db } from "~/db/db.server";
import { sql, type Sql } from "~/db/sql";
import type { ImageStore } from "~/platform/image-store.server";
import { AppError } from "~/shared/errors";
import { indexNames } from "./name-index.server";
import type { ProfileChange } from "./profile-change";
import type { Profile } from "./user";
import { getProfile } from "./user.server";

/**
 * Throws `forbidden` for any other id, even one that doesn't exist. The trigger `users_image_replaced` schedules the
 * old image for deletion.
 */
export async function updateProfile(
  { db, images }: { db: Db; images: ImageStore },
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
  const imageUrl =
    typeof profileImageUrl === "string"
      ? (await images.save(profileImageUrl, smallerImages, "profileImageUrl"))
          .url
      : profileImageUrl;
  await db.batch([
    sql`UPDATE users SET firstName = ${valueOrColumn(firstName, sql`firstName`)},
          lastName = ${valueOrColumn(lastName, sql`lastName`)}, bio = ${valueOrColumn(bio, sql`bio`)},
          banner = ${valueOrColumn(banner, sql`banner`)},
          profileImageUrl = ${valueOrColumn(imageUrl, sql`profileImageUrl`)}
        WHERE id = ${viewerId}`,
  ]);
  await indexNames(db, viewerId);
  return getProfile(db, viewerId, viewerId);
}

const valueOrColumn = (value: string | null | undefined, column: Sql) =>
  value === undefined ? column : value || null;
