/** spec §5 and §8, exact. */
export const noneChosen = {
  title: "Select Preferences",
  description: "Please select at least one content type.",
};
export const saved = "Preferences Saved!";
export const notSaved = "Failed to save preferences. Please try again.";
