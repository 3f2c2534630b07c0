import type { ProviderProfile } from "~/features/users/account.server";

/** The profile that a provider returns for a user without a name. */
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
