export const anonymousHidden = {
  title: "Requests without a name are hidden",
  description: "You can show them again in your settings.",
};

export const anonymousShown = { title: "You see requests without a name" };
