// @expect verified
// @flags --check=deadlock

// The await of each iteration holds.
procedure worker(p: int)
{
  var i: int;
  i := 0;
  while (i < 2) {
    await i != p;
    i := i + 1;
  }
}
procedure main()
{
  async call worker(2);
  await {:thread_exit} false;
}
