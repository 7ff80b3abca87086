target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
@.str = private unnamed_addr constant [7 x i8] c"memory\00", align 1
define dso_local void @_ZSt21__glibcxx_assert_failPKciS0_S0_(i8* noundef %file, i32 noundef %line, i8* noundef %function, i8* noundef %condition) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str, i32 0, i32 0), i8* noundef %condition)
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
