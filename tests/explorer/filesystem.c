// Flanagan and Godefroid's file system (POPL 2005): N threads, 32 inodes, 26 blocks.
#include <pthread.h>
#ifndef N
#define N 14
#endif
enum { BLOCKS = 26, INODES = 32 };
pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
int inode[INODES], busy[BLOCKS];

void *thread(void *arg) {
  int i = (int)(long)arg % INODES;
  pthread_mutex_lock(&inode_lock[i]);
  if (inode[i] == 0) {
    int b = i * 2 % BLOCKS;
    for (;;) {
      pthread_mutex_lock(&block_lock[b]);
      if (!busy[b]) {
        busy[b] = 1;
        inode[i] = b + 1;
        pthread_mutex_unlock(&block_lock[b]);
        break;
      }
      pthread_mutex_unlock(&block_lock[b]);
      b = (b + 1) % BLOCKS;
    }
  }
  pthread_mutex_unlock(&inode_lock[i]);
  return arg;
}

int main(void) {
  pthread_t t[N];
  for (int i = 0; i < INODES; i++)
    pthread_mutex_init(&inode_lock[i], 0);
  for (int i = 0; i < BLOCKS; i++)
    pthread_mutex_init(&block_lock[i], 0);
  for (long i = 0; i < N; i++)
    pthread_create(&t[i], 0, thread, (void *)i);
  for (int i = 0; i < N; i++)
    pthread_join(t[i], 0);
  return 0;
}
