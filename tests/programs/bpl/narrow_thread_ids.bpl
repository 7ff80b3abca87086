// @expect unknown
// Three threads, and two ids.
procedure {:thread_self} self() returns (t: bv1);

procedure main()
{
  async call worker();
  async call worker();
}

procedure worker()
{
  var t: bv1;

  call t := self();
  assert t != 0bv1;
}
