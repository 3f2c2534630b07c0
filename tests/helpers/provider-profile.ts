import type { ProviderProfile } from "~/features/users/account.server";

/** What a provider says of somebody who has given no name. */
export function providerProfile(subject: string): ProviderProfile {
  return {
    issuer: "https://issuer.example",
    subject,
    email: `${subject}@example.org`,
    emailVerified: true,
    firstName: null,
    lastName: null,
  };
}
