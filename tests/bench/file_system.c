/* File system (Flanagan and Godefroid, POPL 2005): each of N threads gives its inode a block if it
 * has none; 32 inodes and 26 blocks, each under a lock of its own. From 14 threads on,
 * threads look at the same blocks. */
// @bench file system
// @sizes N=13,14,16,18,20,22,24,26
// @expect verified
// @flags --check=assert,deadlock,race
// @bench file system, left in the loop
// @sizes N=13,14,16,18,20,22,24,26
// @expect verified
// @flags --check=assert,deadlock,race -- -DBREAK
#include <assert.h>
#include <pthread.h>

#define INODES 32
#define BLOCKS 26

pthread_mutex_t inode_lock[INODES], block_lock[BLOCKS];
int inode[INODES];
int busy[BLOCKS];

void *create(void *arg) {
  int i = (int)(long)arg % INODES;
  pthread_mutex_lock(&inode_lock[i]);
  if (inode[i] == 0) {
    int b = i * 2 % BLOCKS;
    for (int done = 0; !done;) {
      pthread_mutex_lock(&block_lock[b]);
      if (!busy[b]) {
        busy[b] = 1;
        inode[i] = b + 1;
#ifdef BREAK
        pthread_mutex_unlock(&block_lock[b]);
        break;
#else
        done = 1;
#endif
      }
      pthread_mutex_unlock(&block_lock[b]);
      b = (b + 1) % BLOCKS;
    }
  }
  pthread_mutex_unlock(&inode_lock[i]);
  return NULL;
}

int main(void) {
  pthread_t t[N];
  for (int k = 0; k < INODES; k++)
    pthread_mutex_init(&inode_lock[k], NULL);
  for (int k = 0; k < BLOCKS; k++)
    pthread_mutex_init(&block_lock[k], NULL);
  for (long k = 0; k < N; k++)
    pthread_create(&t[k], NULL, create, (void *)k);
  for (int k = 0; k < N; k++)
    pthread_join(t[k], NULL);
  for (int k = 0; k < N; k++)
    assert(inode[k % INODES] != 0);
  return 0;
}
