// @expect violated
// @flags --check=deadlock

// The await of the first iteration holds, that of the second does not.
procedure worker(p: int)
{
  var i: int;
  i := 0;
  while (i < 2) {
    await i != p; // want "the only unfinished thread waits for ever"
    i := i + 1;
  }
}
procedure main()
{
  async call worker(1);
  await {:thread_exit} false;
}
