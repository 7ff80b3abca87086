target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [10 x i8] c"assertion\00", align 1
@.str.1 = private unnamed_addr constant [14 x i8] c"assert_perror\00", align 1
@.str.2 = private unnamed_addr constant [7 x i8] c"assert\00", align 1
define dso_local void @__assert_fail(i8* noundef %condition, i8* noundef %file, i32 noundef %line, i8* noundef %function) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %condition)
  call void @__gsmack_exit()
  unreachable
}
declare dso_local void @__gsmack_assert(i1 noundef zeroext, i8* noundef, i8* noundef)
declare dso_local void @__gsmack_exit()
define dso_local void @__assert_perror_fail(i32 noundef %error, i8* noundef %file, i32 noundef %line, i8* noundef %function) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([14 x i8], [14 x i8]* @.str.1, i64 0, i64 0))
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @__assert_rtn(i8* noundef %function, i8* noundef %file, i32 noundef %line, i8* noundef %condition) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %condition)
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @__assert_func(i8* noundef %file, i32 noundef %line, i8* noundef %function, i8* noundef %condition) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %condition)
  call void @__gsmack_exit()
  unreachable
}
define dso_local void @__assert(i8* noundef %condition, i8* noundef %file, i32 noundef %line) {
entry:
  call void @__gsmack_assert(i1 noundef zeroext false, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef %condition)
  call void @__gsmack_exit()
  unreachable
}
define dso_local i32 @assert(i32 noundef %condition) {
entry:
  %cmp = icmp ne i32 %condition, 0
  call void @__gsmack_assert(i1 noundef zeroext %cmp, i8* noundef getelementptr inbounds ([10 x i8], [10 x i8]* @.str, i64 0, i64 0), i8* noundef getelementptr inbounds ([7 x i8], [7 x i8]* @.str.2, i64 0, i64 0))
  br i1 %cmp, label %if.end, label %if.then
if.then:
  call void @__gsmack_exit()
  unreachable
if.end:
  ret i32 0
}
