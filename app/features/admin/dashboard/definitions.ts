export const definitions = {
  totalUsers: "All users with an account today.",
  totalPosts: "All posts that exist today, of every kind.",
  users:
    "Users who were active at least once. Each counts once in the period, and once per day in the chart. Deleted accounts still count.",
  sessionTime:
    "The average of all sessions, each from its first to its last activity.",
  pages: "Users who opened the page in the period. Each counts once per page.",
  games: "Users who played the game in the period. Each counts once per game.",
  posts: "Posts written in the period.",
  likes: "Likes of posts in the period, without those taken back.",
  comments: "Comments written in the period.",
  newUsers: "Accounts created in the period.",
  content: "Posts of the period by kind.",
  daily: "The displayed counts of today’s verse and prayer.",
  openGames: "Closed games show ‘Coming Soon’ to everyone.",
} as const;
