export const noneChosenMessage = {
  title: "Select Preferences",
  description: "Please select at least one content type.",
};
export const saveFailedMessage =
  "Failed to save preferences. Please try again.";
