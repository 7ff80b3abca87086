// @expect violated
procedure main()
{
#if FILE_0
  assert false; // want ""
#else
  this is not looked at
#endif
}
