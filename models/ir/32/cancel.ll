target datalayout = "e-m:e-p:32:32-p270:32:32-p271:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128"
target triple = "i386-unknown-linux-gnu"
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
  %call = call i32 @__gsmack_self()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then2, label %if.end4
if.then2:
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef %call)
  store i32 %call3, i32* %old, align 4
  br label %if.end4
if.end4:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([13 x i8], [13 x i8]* @.str, i32 0, i32 0), i32 noundef %call, i32 noundef %state)
  call void @__gsmack_atomic_end()
  br label %return
return:
  %retval.0 = phi i32 [ 22, %if.then ], [ 0, %if.end4 ]
  ret i32 %retval.0
}
declare dso_local void @__gsmack_atomic_begin()
declare dso_local i32 @__gsmack_self()
declare dso_local i32 @__gsmack_ghost_get_id(i8* noundef, i32 noundef)
declare dso_local void @__gsmack_ghost_set_id(i8* noundef, i32 noundef, i32 noundef)
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
  %call = call i32 @__gsmack_self()
  %tobool = icmp ne i32* %old, null
  br i1 %tobool, label %if.then2, label %if.end4
if.then2:
  %call3 = call i32 @__gsmack_ghost_get_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call)
  store i32 %call3, i32* %old, align 4
  br label %if.end4
if.end4:
  call void @__gsmack_ghost_set_id(i8* noundef getelementptr inbounds ([12 x i8], [12 x i8]* @.str.1, i32 0, i32 0), i32 noundef %call, i32 noundef %type)
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
