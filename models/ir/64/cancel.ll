target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"
@.str = private unnamed_addr constant [13 x i8] c"cancel.state\00", align 1
@.str.1 = private unnamed_addr constant [12 x i8] c"cancel.type\00", align 1
define dso_local i32 @pthread_setcancelstate(i32 noundef %state, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %state, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %state, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_self()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then2, label %if.end4
if.then2:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %call)
  %conv = trunc i64 %call3 to i32
  store i32 %conv, i32* %old, align 4
  br label %if.end4
if.end4:
  %conv5 = sext i32 %state to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i64 0, i64 0), i64 noundef %call, i64 noundef %conv5)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i64 @__gsmack_self()
declare dso_local i64 @__gsmack_ghost_get_id(i8* noundef, i64 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i64 noundef, i64 noundef)
declare dso_local void @__gsmack_atomic_end()
define dso_local i32 @pthread_setcanceltype(i32 noundef %type, i32* noundef %old) {
entry:
  %cmp = icmp ne i32 %type, 0
  br i1 %cmp, label %land.lhs.true, label %if.end
land.lhs.true:
  %cmp1 = icmp ne i32 %type, 1
  br i1 %cmp1, label %if.then, label %if.end
if.then:
  br label %return
if.end:
  call void @__gsmack_atomic_begin()
  %call = call i64 @__gsmack_self()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then2, label %if.end4
if.then2:
  %call3 = call i64 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call)
  %conv = trunc i64 %call3 to i32
  store i32 %conv, i32* %old, align 4
  br label %if.end4
if.end4:
  %conv5 = sext i32 %type to i64
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i64 0, i64 0), i64 noundef %call, i64 noundef %conv5)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
define dso_local void @pthread_testcancel() {
entry:
  ret void
}
