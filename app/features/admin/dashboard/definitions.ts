/** What each figure counts: whoever reads it knows what it says. */
export const definitions = {
  totalUsers: "Everybody who has an account today.",
  totalPosts: "All posts that are there today, of every kind.",
  people:
    "People with at least one sign of life; each counted once in the period, and once on each of its days. Who has deleted their account since is still counted.",
  sessionTime:
    "The mean of all sessions, from the first to the last sign of life of each.",
  pages: "People who opened the page in the period; each counted once a page.",
  games: "People who played the game in the period; each counted once a game.",
  posts: "Posts written in the period.",
  likes: "Likes of posts given in the period, and not taken back.",
  comments: "Comments written in the period.",
  newUsers: "People whose account was made in the period.",
  content: "Posts of the period by their kind.",
  daily: "The counts that are shown with today’s verse and prayer.",
  openGames: "Closed games show ‘Coming Soon’ to everybody.",
} as const;
