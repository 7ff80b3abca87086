// @expect verified
// Two threads read a directory: a lock is held while an entry is used.
#include <dirent.h>
#include <pthread.h>

static DIR *directory;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *next(void *hidden) {
  pthread_mutex_lock(&lock);
  struct dirent *entry = readdir(directory);
  if (entry && entry->d_name[0] == '.')
    ++*(int *)hidden;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t thread;
  int hidden[2] = {0, 0};
  if (!(directory = opendir(".")))
    return 0;
  pthread_create(&thread, NULL, next, &hidden[0]);
  next(&hidden[1]);
  pthread_join(thread, NULL);
  closedir(directory);
  return hidden[0] + hidden[1];
}
